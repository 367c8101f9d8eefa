/** A seat as it is called: a number, with its class where there are several. */
export const seatName = ({ class: group, number }: { class: number; number: number }): string =>
  group === 0 ? `${number}번` : `${group}반 ${number}번`;
