import { useEffect } from 'react';
import { Navigate } from 'react-router';
import { useToast } from '../../ui/toast.tsx';

/** Says that there is nothing under an address, and leads to where something can be made. */
export function LostWork({ message, to }: { message: string; to: string }) {
  const toast = useToast();
  useEffect(() => toast.error(message), [toast, message]);
  return <Navigate to={to} replace />;
}
