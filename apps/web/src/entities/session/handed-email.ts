const KEY = 'chulje.entry.email';

/** Keeps, in this tab, the e-mail that the login begins with. */
export function handEmail(email: string): void {
  try {
    sessionStorage.setItem(KEY, email);
  } catch {
    // Without storage the login begins empty.
  }
}

/** The e-mail handed over, once; empty without one. */
export function takeHandedEmail(): string {
  try {
    const email = sessionStorage.getItem(KEY) ?? '';
    sessionStorage.removeItem(KEY);
    return email;
  } catch {
    return '';
  }
}
