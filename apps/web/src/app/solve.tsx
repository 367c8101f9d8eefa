/** @jsxImportSource preact */
import { render } from 'preact';
import { SolvingApp } from '../features/solving/solving-app.tsx';

const container = document.getElementById('root');
if (!container) throw new Error('the page has no #root');
render(<SolvingApp />, container);
