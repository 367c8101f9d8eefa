import { type CallRecord, modelClient } from '../src/generation/ai/model.ts';
import { readConfig } from '../src/platform/config.ts';

/** The connected solver and judge, each another model or the one before it, and what their calls came to. Settings as for the server. */
export function connectedCheckers() {
  const { ai } = readConfig(process.env);
  if (!ai) throw new Error('AI_PROVIDER, AI_MODEL, AI_API_KEY를 지정하세요(.env.example).');
  const calls: CallRecord[] = [];
  const client = (settings: typeof ai.author) => modelClient(settings, ai, (call) => calls.push(call));
  const { author, solver = author, judge = solver, solvers } = ai;
  const solving = client(solver);
  return {
    solver: solving,
    judge: judge === solver ? solving : client(judge),
    solvers,
    models: { solver: solver.model, judge: judge.model },
    /** Dollars so far. */
    cost: () => calls.reduce((sum, call) => sum + call.cost, 0),
  };
}
