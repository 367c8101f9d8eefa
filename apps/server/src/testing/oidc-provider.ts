import { createHash, createSign, generateKeyPairSync, randomUUID } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface Person {
  sub: string;
  email: string;
  email_verified: boolean;
  name?: string;
}

/** What the provider does wrong with the next token. */
export type TokenFault = 'nonce' | 'audience' | 'issuer' | 'expired' | 'signature' | 'unsigned' | 'error';

export interface OidcProvider {
  issuer: string;
  clientId: string;
  clientSecret: string;
  /** Who is logged in at the provider; undefined declines. */
  person: Person | undefined;
  fault: TokenFault | undefined;
  stop(): Promise<void>;
}

interface Grant {
  challenge: string;
  nonce: string;
  redirectUri: string;
  person: Person;
}

/** A small OpenID provider over real HTTP: discovery, authorize, token with PKCE, keys. Codes are good once. */
export async function startOidcProvider(): Promise<OidcProvider> {
  const { privateKey, publicKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
  const stranger = generateKeyPairSync('rsa', { modulusLength: 2048 }).privateKey;
  const grants = new Map<string, Grant>();
  const server = createServer((request, response) => {
    serve(request, response).catch(() => response.writeHead(500).end());
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const issuer = `http://127.0.0.1:${port}`;
  const provider: OidcProvider = {
    issuer,
    clientId: 'test-client',
    clientSecret: 'test-secret',
    person: undefined,
    fault: undefined,
    stop: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
  return provider;

  async function serve(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const url = new URL(request.url ?? '/', issuer);
    const json = (status: number, body: unknown) =>
      response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
    if (url.pathname === '/.well-known/openid-configuration') {
      return void json(200, {
        issuer,
        authorization_endpoint: `${issuer}/authorize`,
        token_endpoint: `${issuer}/token`,
        jwks_uri: `${issuer}/jwks`,
        response_types_supported: ['code'],
        subject_types_supported: ['public'],
        id_token_signing_alg_values_supported: ['RS256'],
        code_challenge_methods_supported: ['S256'],
      });
    }
    if (url.pathname === '/jwks') {
      return void json(200, {
        keys: [{ ...publicKey.export({ format: 'jwk' }), kid: 'one', alg: 'RS256', use: 'sig' }],
      });
    }
    if (url.pathname === '/authorize') {
      const back = new URL(url.searchParams.get('redirect_uri') ?? '');
      back.searchParams.set('state', url.searchParams.get('state') ?? '');
      if (provider.person && url.searchParams.get('code_challenge_method') === 'S256') {
        const code = randomUUID();
        grants.set(code, {
          challenge: url.searchParams.get('code_challenge') ?? '',
          nonce: url.searchParams.get('nonce') ?? '',
          redirectUri: url.searchParams.get('redirect_uri') ?? '',
          person: provider.person,
        });
        back.searchParams.set('code', code);
      } else {
        back.searchParams.set('error', 'access_denied');
      }
      return void response.writeHead(302, { location: back.href }).end();
    }
    if (url.pathname === '/token' && request.method === 'POST') {
      const form = new URLSearchParams(await readBody(request));
      const grant = grants.get(form.get('code') ?? '');
      grants.delete(form.get('code') ?? '');
      const challenge = createHash('sha256')
        .update(form.get('code_verifier') ?? '')
        .digest('base64url');
      const isClient =
        form.get('client_secret') === provider.clientSecret ||
        request.headers.authorization ===
          `Basic ${Buffer.from(`${provider.clientId}:${provider.clientSecret}`).toString('base64')}`;
      if (!grant || !isClient || challenge !== grant.challenge || form.get('redirect_uri') !== grant.redirectUri)
        return void json(400, { error: 'invalid_grant' });
      if (provider.fault === 'error') return void json(500, { error: 'server_error' });
      return void json(200, {
        access_token: randomUUID(),
        token_type: 'Bearer',
        expires_in: 300,
        id_token: signToken(grant),
      });
    }
    response.writeHead(404).end();
  }

  function signToken({ nonce, person }: Grant): string {
    const now = Math.floor(Date.now() / 1000);
    const { fault } = provider;
    const claims = {
      iss: fault === 'issuer' ? 'https://evil.example' : issuer,
      aud: fault === 'audience' ? 'someone-else' : provider.clientId,
      iat: fault === 'expired' ? now - 7200 : now,
      exp: fault === 'expired' ? now - 3600 : now + 300,
      nonce: fault === 'nonce' ? 'another' : nonce,
      ...person,
    };
    const encode = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');
    const head = fault === 'unsigned' ? { alg: 'none' } : { alg: 'RS256', kid: 'one' };
    const input = `${encode(head)}.${encode(claims)}`;
    if (fault === 'unsigned') return `${input}.`;
    const key = fault === 'signature' ? stranger : privateKey;
    return `${input}.${createSign('RSA-SHA256').update(input).sign(key, 'base64url')}`;
  }
}

async function readBody(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks).toString('utf8');
}
