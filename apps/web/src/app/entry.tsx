import '../styles/theme.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { LoginScreen } from '../features/entry/login-screen.tsx';

/** Screens before login. One page each and full page loads between them, so they need no router. */
const root = document.getElementById('root');
if (!root) throw new Error('the page has no #root');
createRoot(root).render(
  <StrictMode>
    <LoginScreen />
  </StrictMode>,
);
