import { connectProvider } from '../payments/provider.ts';
import { type Config, ConfigError, readConfig } from '../platform/config.ts';
import { openDatabase } from '../platform/db.ts';
import { startStandIns } from '../stand-ins.ts';
import { runAdmin } from './cli.ts';
import { runDoctor } from './doctor.ts';

/** `npm run admin -- <area> <command>`: opens the database by the server's own settings. */
const complain = (line: string) => process.stderr.write(`${line}\n`);
const print = (line: string) => process.stdout.write(`${line}\n`);
const open = (config: Config) => openDatabase({ url: config.DATABASE_URL, dataDir: config.dataDir, poolSize: 2 });
const words = process.argv.slice(2);
try {
  // Before the settings are read: it also tells what is wrong with them.
  if (words[0] === 'doctor' && words.length === 1) process.exit(await runDoctor({ env: process.env, open, print }));
  const config = readConfig(process.env);
  process.exitCode = await runAdmin(words, {
    open: () => open(config),
    async openProvider() {
      const standIns = await startStandIns(config);
      const provider = connectProvider(config.payment ?? standIns.payment);
      return { provider, publicUrl: config.PUBLIC_URL, close: () => standIns.stop() };
    },
    print,
    complain,
  });
} catch (error) {
  if (!(error instanceof ConfigError)) throw error;
  complain(error.message);
  process.exitCode = 1;
}
