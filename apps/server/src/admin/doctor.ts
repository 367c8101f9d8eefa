import { statfs } from 'node:fs/promises';
import { createTransport } from 'nodemailer';
import { measureGenerations } from '../generation/service.ts';
import { measureOrders } from '../payments/operator.ts';
import { connectProvider } from '../payments/provider.ts';
import { type Config, ConfigError, readConfig } from '../platform/config.ts';
import type { Database } from '../platform/db.ts';
import { findLedgerFaults } from '../tickets/service.ts';
import { table } from './command.ts';

/** What one look found: well, worth a thought, or broken; and then what to do. */
interface Finding {
  state: '정상' | '주의' | '고장';
  text: string;
  advice?: string;
}

const well = (text: string): Finding => ({ state: '정상', text });
const odd = (text: string, advice: string): Finding => ({ state: '주의', text, advice });
const broken = (text: string, advice: string): Finding => ({ state: '고장', text, advice });

const ANSWER_MS = 10_000;
const MAX_CLOCK_SECONDS = 5;
const MAX_QUEUE_SECONDS = 60;
const MIN_DISK_BYTES = 1_000_000_000;

export interface DoctorParts {
  env: Record<string, string | undefined>;
  open(config: Config): Promise<Database>;
  print(line: string): void;
}

/**
 * `npm run admin -- doctor`: looks at the settings and everything they lead to, changes nothing, and says what to do.
 * @returns the exit code: 1 when something is broken
 */
export async function runDoctor({ env, open, print }: DoctorParts): Promise<number> {
  const findings: [string, Finding][] = [];
  const look = async (name: string, check: () => Promise<Finding>) => {
    const finding = await check().catch((error: unknown) => broken(messageOf(error), '위의 내용을 확인하세요.'));
    findings.push([name, finding]);
  };
  let config: Config | undefined;
  try {
    config = readConfig(env);
    findings.push(['설정', well(`${config.isProduction ? '운영' : '개발'} 모드, 역할 ${config.ROLE}`)]);
  } catch (error) {
    if (!(error instanceof ConfigError)) throw error;
    findings.push(['설정', broken(error.message, '.env.example의 설명을 보고 고치세요.')]);
  }
  if (config) await examine(config, open, look);
  for (const line of table(findings.map(([name, { state, text }]) => [`[${state}]`, name, text]))) print(line);
  const ill = findings.filter(([, { advice }]) => advice);
  if (ill.length > 0) print('');
  for (const [name, { advice }] of ill) print(`${name}: ${advice}`);
  return findings.some(([, { state }]) => state === '고장') ? 1 : 0;
}

type Look = (name: string, check: () => Promise<Finding>) => Promise<void>;

async function examine(config: Config, open: DoctorParts['open'], look: Look): Promise<void> {
  let database: Database | undefined;
  await look('데이터베이스', async () => {
    database = await open(config);
    return checkDatabase(database);
  });
  if (database) {
    const opened = database;
    await look('마이그레이션', () => checkMigrations(opened));
    await look('시계', () => checkClock(opened));
    await look('대기열', () => checkQueue(opened));
    await look('이용권 장부', () => checkLedger(opened));
    await look('결제 상태', () => checkOrders(opened));
    await opened.close();
  }
  await look('결제 키', () => checkProvider(config));
  await look('메일', () => checkMail(config));
  await look('모델', () => checkModel(config));
  await look('디스크', () => checkDisk(config));
}

async function checkDatabase(database: Database): Promise<Finding> {
  if (database.kind === 'pglite')
    return odd('내장 데이터베이스(PGlite)', '실제 운영에는 DATABASE_URL로 PostgreSQL을 연결하세요.');
  const { rows } = await database.raw()("select current_setting('server_version_num')::int as version");
  const version = Math.floor(Number(rows[0]?.version) / 10_000);
  if (version < 15) return broken(`PostgreSQL ${version}`, 'PostgreSQL 15 이상이 필요합니다.');
  return well(`PostgreSQL ${version}`);
}

async function checkMigrations(database: Database): Promise<Finding> {
  const { applied, known } = await database.countMigrations();
  if (applied < known)
    return broken(`${known}개 가운데 ${applied}개 적용됨`, '서버를 켜면 나머지가 적용됩니다. 먼저 백업하세요.');
  if (applied > known) return broken(`이 프로그램보다 새것(${applied}/${known})`, '새 버전의 프로그램을 쓰세요.');
  return well(`${applied}개 모두 적용됨`);
}

async function checkClock(database: Database): Promise<Finding> {
  const { rows } = await database.raw()('select extract(epoch from now()) as seconds');
  const difference = Math.abs(Number(rows[0]?.seconds) - Date.now() / 1000);
  const text = `데이터베이스와 ${difference.toFixed(1)}초 차이`;
  if (difference <= MAX_CLOCK_SECONDS) return well(text);
  return odd(text, '두 컴퓨터의 시계를 NTP로 맞추세요.');
}

async function checkQueue(database: Database): Promise<Finding> {
  if (!(await hasTables(database))) return odd('테이블이 아직 없음', '서버를 한 번 켜면 만들어집니다.');
  const { queued, running, oldestSeconds } = await measureGenerations(database.db);
  const text = `대기 ${queued}건, 진행 ${running}건`;
  if (oldestSeconds < MAX_QUEUE_SECONDS) return well(text);
  return odd(
    `${text}, 맨 앞은 ${Math.round(oldestSeconds)}초째`,
    'ROLE=worker나 all인 프로세스가 켜져 있는지 보고, 모자라면 늘리세요.',
  );
}

async function checkLedger(database: Database): Promise<Finding> {
  if (!(await hasTables(database))) return odd('테이블이 아직 없음', '서버를 한 번 켜면 만들어집니다.');
  const faults = await findLedgerFaults(database.db);
  if (faults.length === 0) return well('모든 계정의 잔액이 내역과 맞음');
  return broken(
    `${faults.length}개 계정이 맞지 않음: ${faults.slice(0, 5).join(', ')}`,
    '판매를 멈추고, 백업과 견주어 원인을 찾은 뒤 tickets adjust로 바로잡으세요.',
  );
}

async function checkOrders(database: Database): Promise<Finding> {
  if (!(await hasTables(database))) return odd('테이블이 아직 없음', '서버를 한 번 켜면 만들어집니다.');
  const { confirming, review } = await measureOrders(database.db);
  const text = `확인 중 ${confirming}건, 검토할 주문 ${review}건`;
  return review === 0 ? well(text) : odd(text, 'npm run admin -- payments show로 보고 처리하세요.');
}

async function hasTables(database: Database): Promise<boolean> {
  const { rows } = await database.raw()("select to_regclass('payment_order') is not null as found");
  return rows[0]?.found === true;
}

/** Asks for an order that nobody has: the provider tells a wrong key from an unknown order. */
async function checkProvider(config: Config): Promise<Finding> {
  const provider = connectProvider(config.payment);
  if (!provider)
    return config.hasTossSandbox
      ? well('모의 결제')
      : odd('키가 없어 팔지 않음', 'TOSS_CLIENT_KEY와 TOSS_SECRET_KEY를 주세요.');
  const answer = await provider.client.findByOrder('doctor-has-no-such-order');
  if (answer.type === 'nothing')
    return broken(`응답 없음: ${answer.reason}`, '결제 회사로 나가는 네트워크를 확인하세요.');
  if (answer.type === 'error' && answer.status !== 404)
    return broken(`거절됨: ${answer.code}`, 'TOSS_SECRET_KEY가 맞는지 확인하세요.');
  return well(`${provider.mode === 'real' ? '실제' : '테스트'} 키로 연결됨`);
}

async function checkMail(config: Config): Promise<Finding> {
  if (!config.SMTP_URL) return odd('메일 서버가 없음', '인증코드가 나가려면 SMTP_URL과 MAIL_FROM이 필요합니다.');
  const limits = { connectionTimeout: ANSWER_MS, greetingTimeout: ANSWER_MS, socketTimeout: ANSWER_MS };
  const transport = createTransport({ url: config.SMTP_URL, ...limits } as Parameters<typeof createTransport>[0]);
  try {
    await transport.verify();
    return well('메일 서버에 로그인됨');
  } catch (error) {
    const { code = '알 수 없음' } = error as { code?: string };
    return broken(`메일 서버에 닿지 못함: ${code}`, 'SMTP_URL의 주소, 계정, 방화벽을 확인하세요.');
  } finally {
    transport.close();
  }
}

async function checkModel(config: Config): Promise<Finding> {
  if (!config.ai) return well('내장 엔진');
  const { provider, model, baseUrl } = config.ai.author;
  if (!baseUrl) return odd(`${provider} ${model}`, '실제로 답하는지는 npm run ai:check로 확인하세요.');
  try {
    await fetch(baseUrl, { signal: AbortSignal.timeout(ANSWER_MS) });
    return well(`${provider} ${model}, 서버가 응답함(호출은 npm run ai:check로 확인)`);
  } catch (error) {
    return broken(`모델 서버에 닿지 못함: ${messageOf(error)}`, 'AI_BASE_URL과 네트워크를 확인하세요.');
  }
}

async function checkDisk(config: Config): Promise<Finding> {
  const { bavail, bsize } = await statfs(config.DATABASE_URL ? '.' : config.dataDir);
  const free = bavail * bsize;
  const text = `빈 공간 ${(free / 1e9).toFixed(1)} GB`;
  return free >= MIN_DISK_BYTES ? well(text) : odd(text, '1 GB 이상 비워 두세요.');
}

function messageOf(error: unknown): string {
  const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error;
  return cause instanceof Error ? cause.message : String(cause);
}
