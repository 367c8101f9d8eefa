import '../styles/theme.css';
import { QueryClientProvider } from '@tanstack/react-query';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { RouterProvider } from 'react-router/dom';
import { queryClient } from '../entities/query-client.ts';
import { loadRareLetters } from '../lib/rare-letters.ts';
import { OfflineBanner } from '../ui/offline-banner.tsx';
import { router } from './router.tsx';
import { watchSession } from './session.ts';

watchSession();
loadRareLetters();

const root = document.getElementById('root');
if (!root) throw new Error('the page has no #root');
// Filters, search words and tabs live in the address. As a transition a new address would wait for a quiet moment, and
// whoever types or chooses quickly would work on the one before.
createRoot(root).render(
  <StrictMode>
    <QueryClientProvider client={queryClient}>
      <OfflineBanner />
      <RouterProvider router={router} useTransitions={false} />
    </QueryClientProvider>
  </StrictMode>,
);
