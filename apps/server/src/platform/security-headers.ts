import type { IncomingMessage, ServerResponse } from 'node:http';
import type { FastifyReply } from 'fastify';
import helmet from 'helmet';

/** Places beyond our own that a page may use. */
export interface PolicyAdditions {
  script: string[];
  frame: string[];
  connect: string[];
}

/** Puts headers on an answer that has not begun. */
export type HeaderSetter = (reply: FastifyReply) => unknown;

type Middleware = ReturnType<typeof helmet> | ReturnType<typeof helmet.contentSecurityPolicy>;

/** What helmet puts on every answer alike: asked for once, and not a dozen functions for each request. */
function headersOf(middleware: Middleware): Record<string, string> {
  const headers: Record<string, string> = {};
  const collector = {
    setHeader(name: string, value: string) {
      headers[name.toLowerCase()] = value;
    },
    removeHeader() {},
  };
  middleware({} as IncomingMessage, collector as unknown as ServerResponse, (error?: unknown) => {
    if (error) throw error;
  });
  return headers;
}

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
export function contentSecurityPolicy(additions: PolicyAdditions): HeaderSetter {
  const headers = headersOf(helmet.contentSecurityPolicy(policyWith(additions)));
  return (reply) => reply.headers(headers);
}

/** What every answer carries (SECURITY.md row 15); told once a year to come by https alone when we are reached so. */
export function securityHeaders({ isSecure }: { isSecure: boolean }): HeaderSetter {
  const headers = {
    ...headersOf(
      helmet({
        contentSecurityPolicy: policyWith(NOWHERE_ELSE),
        referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
        crossOriginOpenerPolicy: { policy: 'same-origin-allow-popups' },
        strictTransportSecurity: isSecure && { maxAge: 31_536_000, includeSubDomains: true },
        // `frame-ancestors` says it, and the window of the sandbox is framed by our own pages.
        xFrameOptions: false,
      }),
    ),
    // Helmet has none of this.
    'permissions-policy': 'camera=(), microphone=(), geolocation=()',
  };
  return (reply) => reply.headers(headers);
}
