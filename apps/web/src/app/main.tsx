import '../styles/theme.css';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { RouterProvider } from 'react-router/dom';
import { ApiError } from '../lib/api.ts';
import { OfflineBanner } from '../ui/offline-banner.tsx';
import { router } from './router.tsx';
import { watchSession } from './session.ts';

watchSession();

const client = new QueryClient({
  defaultOptions: {
    queries: {
      retry: (failures, error) =>
        failures < 2 && error instanceof ApiError && (error.status >= 500 || error.status === 0),
      staleTime: 5_000,
    },
  },
});

const root = document.getElementById('root');
if (!root) throw new Error('the page has no #root');
// Filters, search words and tabs live in the address. As a transition a new address would wait for a quiet moment, and
// whoever types or chooses quickly would work on the one before.
createRoot(root).render(
  <StrictMode>
    <QueryClientProvider client={client}>
      <OfflineBanner />
      <RouterProvider router={router} useTransitions={false} />
    </QueryClientProvider>
  </StrictMode>,
);
