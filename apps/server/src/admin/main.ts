import { connectProvider } from '../payments/provider.ts';
import { ConfigError, readConfig } from '../platform/config.ts';
import { openDatabase } from '../platform/db.ts';
import { startStandIns } from '../stand-ins.ts';
import { runAdmin } from './cli.ts';

/** `npm run admin -- <area> <command>`: opens the database by the server's own settings. */
const complain = (line: string) => process.stderr.write(`${line}\n`);
try {
  const config = readConfig(process.env);
  process.exitCode = await runAdmin(process.argv.slice(2), {
    open: () => openDatabase({ url: config.DATABASE_URL, dataDir: config.dataDir, poolSize: 2 }),
    async openProvider() {
      const standIns = await startStandIns(config);
      const provider = connectProvider(config.payment ?? standIns.payment);
      return { provider, publicUrl: config.PUBLIC_URL, close: () => standIns.stop() };
    },
    print: (line) => process.stdout.write(`${line}\n`),
    complain,
  });
} catch (error) {
  if (!(error instanceof ConfigError)) throw error;
  complain(error.message);
  process.exitCode = 1;
}
