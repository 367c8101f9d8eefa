import { expect, it } from 'vitest';
import { companyParticulars } from './company.ts';
import { readConfig } from './config.ts';

it('shows the particulars that were given, in order, and invents none', () => {
  expect(companyParticulars(readConfig({}))).toEqual([]);
  const config = readConfig({ COMPANY_REGISTRATION: '123-45-67890', COMPANY_NAME: '공방', COMPANY_PHONE: '' });
  expect(companyParticulars(config)).toEqual([
    { label: '상호', value: '공방' },
    { label: '사업자등록번호', value: '123-45-67890' },
  ]);
});
