import type { FastifyRequest } from 'fastify';

/** The address under which people reach us: as configured, else as the request came. */
export function originOf(request: FastifyRequest, publicUrl: string | undefined): string {
  return publicUrl ? new URL(publicUrl).origin : `http://${request.headers.host}`;
}
