/** Card numbers that choose an outcome, as the window page lists them. Any other number is approved. */
interface TestCard {
  number: string;
  label: string;
  at: 'window' | 'confirm';
  /** An error code of the API, or what the confirm does instead (a fault's type). */
  code: string;
}

export const APPROVED_CARD = '4330000000000000';

export const TEST_CARDS: readonly TestCard[] = [
  { number: '4330000000000001', label: '카드사 거절 (결제창)', at: 'window', code: 'REJECT_CARD_COMPANY' },
  { number: '4330000000000002', label: '결제 중단 (결제창)', at: 'window', code: 'PAY_PROCESS_ABORTED' },
  { number: '4330000000000003', label: '한도 초과 (승인할 때)', at: 'confirm', code: 'REJECT_CARD_PAYMENT' },
  { number: '4330000000000004', label: '정지된 카드 (승인할 때)', at: 'confirm', code: 'INVALID_STOPPED_CARD' },
  { number: '4330000000000005', label: '청구된 뒤 연결 끊김', at: 'confirm', code: 'drop-after' },
  { number: '4330000000000006', label: '청구된 뒤 오류 500', at: 'confirm', code: 'error-after' },
  { number: '4330000000000007', label: '청구되기 전 연결 끊김', at: 'confirm', code: 'drop-before' },
  { number: '4330000000000008', label: '느린 승인 (3초)', at: 'confirm', code: 'delay' },
  { number: '4330000000000009', label: '결제 시간 만료', at: 'confirm', code: 'NOT_FOUND_PAYMENT_SESSION' },
];

export function findTestCard(number: string): TestCard | undefined {
  return TEST_CARDS.find((card) => card.number === number);
}
