import { startDeskModel } from './index.ts';

/** `npx tsx tools/desk-model/src/main.ts <folder> [port]`: a model that is answered by hand. */
const [folder = 'desk', port = '4020'] = process.argv.slice(2);
const desk = await startDeskModel({ folder, port: Number(port) });
process.stdout.write(
  `${desk.url}  (AI_PROVIDER=compatible AI_MODEL=author AI_SOLVER_PROVIDER=compatible AI_SOLVER_MODEL=solver AI_GENERATION_SECONDS=1800 AI_IDLE_SECONDS=600 AI_CALL_SECONDS=1800)\n` +
    `Requests come to ${folder}/<model>/001.request.md; put the answer into 001.answer.md beside it.\n`,
);
