import { BANK_ARCHIVES, BANK_CHECKS, BANK_FACILITIES, DIFFICULTIES, FIELDS, PATTERNS, STYLES } from '@chulje/contract';
import type { BankQuery } from '../../entities/bank/bank.ts';
import { useAddress } from '../../lib/use-address.ts';

/** What the bank is narrowed to, as it stands in the address; empty means all. */
export interface BankFilter {
  field: string;
  pattern: string;
  type: string;
  style: string;
  material: string;
  difficulty: string;
  facility: string;
  check: string;
  used: string;
  archive: string;
  tag: string;
  work: string;
  q: string;
}

const NONE: BankFilter = {
  field: '',
  pattern: '',
  type: '',
  style: '',
  material: '',
  difficulty: '',
  facility: '',
  check: '',
  used: '',
  archive: '',
  tag: '',
  work: '',
  q: '',
};
const CHOICES: Partial<Record<keyof BankFilter, readonly string[]>> = {
  field: FIELDS,
  pattern: PATTERNS,
  style: STYLES,
  material: ['true', 'false'],
  difficulty: DIFFICULTIES,
  facility: BANK_FACILITIES,
  check: BANK_CHECKS,
  used: ['true', 'false'],
  archive: BANK_ARCHIVES,
};

/** A filter's values from an address; what is not one of ours is no filter. */
export function readBankFilter(params: URLSearchParams): BankFilter {
  const read = (name: keyof BankFilter): string => {
    const value = params.get(name) ?? '';
    return (CHOICES[name]?.includes(value) ?? true) ? value : '';
  };
  return Object.fromEntries(Object.keys(NONE).map((name) => [name, read(name as keyof BankFilter)])) as never;
}

/** What the call is asked: nothing for what is empty. */
export function toBankQuery(filter: BankFilter): BankQuery {
  return Object.fromEntries(Object.entries(filter).filter(([, value]) => value !== ''));
}

/** Filters of the bank, all of them in the address. Typing replaces the entry of the history, a choice adds one. */
export function useBankAddress() {
  const { params, write } = useAddress();
  return {
    filter: readBankFilter(params),
    setFilter: (changed: Partial<BankFilter>) => write(changed, { replace: 'q' in changed }),
    clearFilter: () => write({ ...NONE }),
  };
}
