import { startTossSandbox } from './sandbox.ts';

/** The sandbox as a program: `npx tsx tools/toss-sandbox/src/main.ts`. Settings come from the environment. */
const { env } = process;
const sandbox = await startTossSandbox({
  ...(env.TOSS_CLIENT_KEY && { clientKey: env.TOSS_CLIENT_KEY }),
  ...(env.TOSS_SECRET_KEY && { secretKey: env.TOSS_SECRET_KEY }),
  ...(env.TOSS_WEBHOOK_URL && { webhookUrl: env.TOSS_WEBHOOK_URL }),
  ...(env.TOSS_SANDBOX_FILE && { file: env.TOSS_SANDBOX_FILE }),
  port: Number(env.PORT ?? 4242),
});
process.stdout.write(
  [
    `토스페이먼츠 모의 서버:  ${sandbox.url}`,
    `스크립트:  ${sandbox.url}/v2/standard`,
    `키:  ${sandbox.clientKey}  /  ${sandbox.secretKey}`,
    '',
  ].join('\n'),
);
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => void sandbox.stop());
