import { getGoogleSignUp, signUp, signUpWithGoogle } from '@chulje/contract';
import { useQuery } from '@tanstack/react-query';
import { api } from '../../lib/api.ts';
import { queryClient } from '../query-client.ts';
import { queryKeys } from '../query-keys.ts';
import { useCall } from '../use-call.ts';

/** Joins with an e-mail proved by a code. */
export const useSignUp = () => useCall(signUp);

/** Joins with the e-mail that Google proved. */
export const useSignUpWithGoogle = () => useCall(signUpWithGoogle);

/** The e-mail that Google has proved; asked for once. */
export function useGoogleSignUp() {
  return useQuery(
    {
      queryKey: queryKeys.googleSignUp,
      queryFn: () => api(getGoogleSignUp, {}),
      networkMode: 'always',
      retry: false,
      staleTime: Infinity,
    },
    queryClient,
  );
}
