import { ConfigError, readConfig } from '../platform/config.ts';
import { openDatabase } from '../platform/db.ts';
import { runAdmin } from './cli.ts';

/** `npm run admin -- <area> <command>`: opens the database by the server's own settings. */
const complain = (line: string) => process.stderr.write(`${line}\n`);
try {
  const config = readConfig(process.env);
  process.exitCode = await runAdmin(process.argv.slice(2), {
    open: () => openDatabase({ url: config.DATABASE_URL, dataDir: config.dataDir, poolSize: 2 }),
    print: (line) => process.stdout.write(`${line}\n`),
    complain,
  });
} catch (error) {
  if (!(error instanceof ConfigError)) throw error;
  complain(error.message);
  process.exitCode = 1;
}
