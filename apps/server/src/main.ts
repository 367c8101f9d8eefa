import { countTickets, LIMITS } from '@chulje/contract';
import { DEMO, ensureDemoAccount } from './accounts/demo.ts';
import { type App, buildApp } from './app.ts';
import { embeddedEngine } from './generation/embedded-engine.ts';
import { hasOutbox } from './mail/outbox.ts';
import { systemClock } from './platform/clock.ts';
import { type Config, ConfigError, readConfig } from './platform/config.ts';
import { openDatabase } from './platform/db.ts';
import { StartError } from './platform/errors.ts';
import { startStandIns } from './stand-ins.ts';

async function start(): Promise<App> {
  const config = readConfig(process.env);
  const database = await openDatabase({
    url: config.DATABASE_URL,
    dataDir: config.dataDir,
    poolSize: config.DATABASE_POOL,
  });
  await database.migrate();
  if (config.hasDemoAccount) await ensureDemoAccount(database);
  const standIns = await startStandIns(config);
  // Clients of models are a tenth of what the process loads: only where there is a model.
  const ai = config.ai && (await import('./generation/ai/ai-engine.ts')).aiEngine(config.ai);
  const app = await buildApp({
    config,
    database,
    payment: config.payment ?? standIns.payment,
    standInRoutes: standIns.routes,
    engine: (threads) => ai ?? embeddedEngine(threads, { stageSeconds: config.EMBEDDED_ENGINE_STAGE_SECONDS }),
    clock: systemClock,
    withScreens: true,
  });
  try {
    await app.server.listen({ host: config.HOST, port: config.PORT });
  } catch (error) {
    await app.stop().catch(() => {});
    await standIns.stop();
    throw describeListenError(error as NodeJS.ErrnoException, config);
  }
  standIns.reach(portOf(app, config));
  announce(app, config);
  return {
    ...app,
    async stop() {
      await app.stop();
      await standIns.stop();
    },
  };
}

function portOf({ server }: App, config: Config): number {
  const address = server.server.address();
  return typeof address === 'object' && address ? address.port : config.PORT;
}

function describeListenError(error: NodeJS.ErrnoException, config: Config): Error {
  if (error.code === 'EADDRINUSE') {
    return new StartError(
      `포트 ${config.PORT}을 다른 프로그램이 쓰고 있습니다. 이미 켜져 있지 않은지 확인하거나 PORT로 다른 번호를 지정하세요.`,
    );
  }
  if (error.code === 'EACCES')
    return new StartError(`포트 ${config.PORT}을 열 권한이 없습니다. PORT로 1024 이상의 번호를 지정하세요.`);
  return error;
}

/** The few lines a newcomer needs; everything else is JSON for machines. */
function announce(app: App, config: Config): void {
  const lines = ['', `  출제공방이 켜졌습니다:  ${config.PUBLIC_URL ?? `http://localhost:${portOf(app, config)}`}`];
  if (config.hasDemoAccount)
    lines.push(`  체험 계정:  ${DEMO.email}  /  ${DEMO.password}  (처음 이용권 ${countTickets(LIMITS.signupGrant)})`);
  if (config.hasTossSandbox)
    lines.push('  결제:  테스트 결제입니다. 카드는 모의 결제창에서 고르며 실제로 청구되지 않습니다.');
  if (!config.payment && !config.hasTossSandbox)
    lines.push('  결제:  토스페이먼츠 키가 없어 이용권을 팔지 않습니다(TOSS_CLIENT_KEY, TOSS_SECRET_KEY).');
  if (config.isProduction && config.payment?.clientKey.startsWith('test_'))
    lines.push('  결제:  테스트 키입니다. 이용권이 팔려도 실제로 청구되지 않습니다.');
  if (!config.DATABASE_URL)
    lines.push(
      '  자료는 이 컴퓨터의 내장 데이터베이스(PGlite)에 저장됩니다. 실제 운영에는 PostgreSQL을 연결하세요(DATABASE_URL).',
    );
  if (hasOutbox(config))
    lines.push(`  메일:  보내지 않고 모아 둡니다. http://localhost:${portOf(app, config)}/dev/outbox`);
  else if (!config.SMTP_URL) lines.push('  메일:  메일 서버(SMTP_URL)가 없어 인증코드와 알림 메일이 나가지 않습니다.');
  process.stdout.write(`${lines.join('\n')}\n\n`);
}

/** Clear words where we know the cause, the whole error where we do not. */
function describe(error: unknown): string {
  if (error instanceof StartError || error instanceof ConfigError) return error.message;
  if ((error as NodeJS.ErrnoException)?.code === 'ENOSPC') return '디스크에 남은 공간이 없어 시작할 수 없습니다.';
  return `시작하지 못했습니다.\n${error instanceof Error ? (error.stack ?? error.message) : String(error)}`;
}

try {
  const app = await start();
  let stops = 0;
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.on(signal, () => {
      stops += 1;
      if (stops > 1) process.exit(1);
      app.stop().then(
        () => process.exit(0),
        () => process.exit(1),
      );
    });
  }
} catch (error) {
  process.stderr.write(`${describe(error)}\n`);
  process.exit(1);
}
