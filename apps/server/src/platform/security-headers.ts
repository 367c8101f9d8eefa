import type { FastifyReply } from 'fastify';
import helmet from 'helmet';

/** Places beyond our own that a page may use. */
export interface PolicyAdditions {
  script: string[];
  frame: string[];
  connect: string[];
}

/** Puts headers on an answer that has not begun. */
export type HeaderSetter = (reply: FastifyReply) => void;

type Middleware = ReturnType<typeof helmet> | ReturnType<typeof helmet.contentSecurityPolicy>;
const setterOf =
  (middleware: Middleware): HeaderSetter =>
  (reply) =>
    middleware(reply.request.raw, reply.raw, (error?: unknown) => {
      if (error) throw error;
    });

const policyWith = ({ script, frame, connect }: PolicyAdditions) => ({
  useDefaults: false,
  directives: {
    defaultSrc: ["'self'"],
    scriptSrc: ["'self'", ...script],
    // The editor sets style attributes by script; CSP covers only markup, so no 'unsafe-inline' is needed.
    styleSrc: ["'self'"],
    imgSrc: ["'self'", 'data:', 'blob:'],
    fontSrc: ["'self'"],
    connectSrc: ["'self'", ...connect],
    frameSrc: frame.length > 0 ? frame : ["'none'"],
    objectSrc: ["'none'"],
    baseUri: ["'none'"],
    formAction: ["'self'"],
    frameAncestors: ["'none'"],
  },
});

const NOWHERE_ELSE: PolicyAdditions = { script: [], frame: [], connect: [] };

/** Sets the content security policy alone, in place of the one of every answer: for pages that open the card window. */
export const contentSecurityPolicy = (additions: PolicyAdditions): HeaderSetter =>
  setterOf(helmet.contentSecurityPolicy(policyWith(additions)));

/** What every answer carries (SECURITY.md row 15); told once a year to come by https alone when we are reached so. */
export function securityHeaders({ isSecure }: { isSecure: boolean }): HeaderSetter {
  const set = setterOf(
    helmet({
      contentSecurityPolicy: policyWith(NOWHERE_ELSE),
      referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
      crossOriginOpenerPolicy: { policy: 'same-origin-allow-popups' },
      strictTransportSecurity: isSecure && { maxAge: 31_536_000, includeSubDomains: true },
      // `frame-ancestors` says it, and the window of the sandbox is framed by our own pages.
      xFrameOptions: false,
    }),
  );
  return (reply) => {
    set(reply);
    // Helmet has none of this.
    reply.header('permissions-policy', 'camera=(), microphone=(), geolocation=()');
  };
}
