/** Where to go after logging in; the server decides by the same function after a login with Google. */
export { safeRedirect } from '@chulje/contract';
