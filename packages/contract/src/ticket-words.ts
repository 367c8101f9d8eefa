/** So many tickets that are given, bought, used or come back: 30회. */
export const countTickets = (count: number) => `${count}회`;

/** The tickets a member has, as the specification writes a balance: 7개. */
export const ticketBalance = (count: number) => `${count}개`;

/** What is bought or given at once: 이용권 30회. */
export const describePackage = (count: number) => `이용권 ${countTickets(count)}`;
