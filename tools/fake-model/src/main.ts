import { startFakeModel } from './index.ts';

/** `npx tsx tools/fake-model/src/main.ts [port]`: the fake model as a program, for trying the AI engine by hand. */
const model = await startFakeModel({ port: Number(process.argv[2] ?? 4010) });
process.stdout.write(`${model.url}  (AI_PROVIDER=compatible AI_MODEL=fake AI_API_KEY=fake-key)\n`);
