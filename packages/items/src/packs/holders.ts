import { josa } from '@chulje/korean';

/** Stems of the catalogue with the names of those who hold a view. */

export const nameOne = (statement: string, holder: string): string =>
  statement.replace('‘{갑}’과', josa(`‘${holder}’`, '과/와')).replace('{갑}', holder);

export const nameBoth = (statement: string, first: string, second: string): string =>
  nameOne(statement, first)
    .replace('‘{을}’이', josa(`‘${second}’`, '이/가'))
    .replace('{을}', second);
