import type { GenerationRecord } from '../platform/schema/generation.ts';
import type { CallRecord } from './ai/model.ts';
import type { Engine, GenerationNotes } from './engine.ts';

/** Collects what is kept of a generation for the operator; goes on where an earlier worker left off. */
export class GenerationJournal {
  private readonly calls: GenerationRecord['calls'];
  private notes: GenerationNotes = {};

  constructor(
    private readonly engine: Engine,
    before: GenerationRecord | null,
  ) {
    this.calls = [...(before?.calls ?? [])];
  }

  record(call: CallRecord): void {
    this.calls.push(call);
  }

  note(notes: GenerationNotes): void {
    this.notes = { ...this.notes, ...notes };
  }

  /** As the generation's row keeps it: rules by name, no text. */
  get columns(): { record: GenerationRecord; cost: number } {
    const { findings, repairs, votes, weak, rejected } = this.notes;
    return {
      record: {
        engine: this.engine.label,
        promptVersion: this.engine.promptVersion,
        calls: this.calls,
        ...(repairs !== undefined && { repairs }),
        ...(votes && { votes }),
        ...(weak && { weak }),
        ...(findings && { rules: findings.map((finding) => finding.rule) }),
        ...(rejected && { rejected: [...rejected] }),
      },
      cost: this.calls.reduce((sum, call) => sum + call.cost, 0),
    };
  }
}
