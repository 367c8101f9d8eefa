/**
 * What a weak or failing model does instead of answering well.
 * - no-schema: 400 to a response format with a schema, as servers without schema support answer
 * - prose: good JSON between chatter and code fences
 * - truncated: half the answer, ended at the length limit
 * - english: the right form in the wrong language
 * - six-options, key-out-of-range, wrong-key: items that must not pass
 * - two-right: a solver who takes a second option for right
 * - one-evidence: an item whose five options all rest on one sentence
 * - doubt: a reader of facts who holds the second sentence for false
 * - wrong-judgement: a judge who takes each option for the opposite
 * - undecided: a judge who can tell nothing
 * - bad-reason: a reader to whom the first explanation says the opposite
 * - guessed: who sees no passage finds the key
 * - flaw: a solver who chooses the key and names a fault
 * - no-answer: a solver to whom no option is the answer
 * - thoughts, harmony: the answer behind thoughts that only end with a tag, or behind the analysis channel
 * - thought-tag: the same in tags of another name
 * - example-first: an object that is no answer before the one that is
 * - worded: “정답: 3번” for a number and “없음” for what is empty
 * - smart-quotes: curly quotation marks around names and values
 * - signs: signs of less and more in a passage, which are no tags
 * - no-usage: a good answer of which nothing is told of tokens
 * - leak: a passage that begins with how it is to be written
 * - tail: a passage with its count of characters and a polite word behind it
 * - labelled: “지문:” before the first paragraph
 * - one-paragraph, cut-end, foreign: a passage in one piece, without its last words, or with Chinese words in it
 * - wrapped, other-case, commented: good JSON in a wrapper, with names of another case, with comments
 * - small-context, bad-parameter: status 400, which only the operator can mend
 * - wait: status 429 that asks to come back in two minutes
 * - shared-option: a good item with one option that is not the key, in the words of one it gave before
 * - repeat: what it answered to the same task before, over again
 * - refusal, empty, nonsense
 * - filtered: begun, then stopped by the provider's own filter
 * - huge: a megabyte and more
 * - rate-limit, server-error, unauthorized: statuses 429 (with Retry-After), 500, 401
 * - cut: the connection closed in the middle of the stream
 * - silent: the stream opens and nothing comes
 * - trickle: a few characters now and then, without end
 * - slow: a good answer, a few words at a time
 * - hostile: markup, a tracking picture and a closing delimiter in every text
 */
export const BEHAVIOURS = [
  'no-schema',
  'prose',
  'truncated',
  'english',
  'six-options',
  'key-out-of-range',
  'wrong-key',
  'two-right',
  'thoughts',
  'harmony',
  'thought-tag',
  'example-first',
  'worded',
  'smart-quotes',
  'signs',
  'no-usage',
  'leak',
  'tail',
  'labelled',
  'one-paragraph',
  'cut-end',
  'foreign',
  'wrapped',
  'other-case',
  'commented',
  'small-context',
  'bad-parameter',
  'wait',
  'one-evidence',
  'doubt',
  'wrong-judgement',
  'undecided',
  'bad-reason',
  'guessed',
  'flaw',
  'no-answer',
  'repeat',
  'shared-option',
  'refusal',
  'filtered',
  'empty',
  'nonsense',
  'huge',
  'rate-limit',
  'server-error',
  'unauthorized',
  'cut',
  'silent',
  'trickle',
  'slow',
  'hostile',
] as const;
export type Behaviour = (typeof BEHAVIOURS)[number];

/** Which call a prompt is, told by its own words as any model could. */
export const TASKS = [
  'plan',
  'draft',
  'facts',
  'edit',
  'gist',
  'set',
  'item',
  'traps',
  'solve',
  'judge',
  'explain',
  'guess',
  'check',
] as const;
export type Task = (typeof TASKS)[number];

/** One line of a script: misbehave at the next `times` calls of a task, or of any. */
export interface Step {
  behaviour: Behaviour;
  task?: Task;
  times: number;
}

export function taskOf(prompt: string): Task {
  if (prompt.includes('아래 문항을 풀라')) return 'solve';
  if (prompt.includes('정답을 짐작하라')) return 'guess';
  if (prompt.includes('하나씩 검토하라')) return 'explain';
  if (/인지 판정하라|참인지 판정하라/.test(prompt)) return 'judge';
  if (prompt.includes('하나씩 매기라')) return 'traps';
  if (prompt.includes('세트를 구상하라')) return 'set';
  if (prompt.includes('문항 하나를 만들라')) return 'item';
  if (prompt.includes('사실을 한 문장씩 확인하고')) return 'facts';
  if (/문장만 (?:다듬으라|고쳐 쓰라)/.test(prompt)) return 'edit';
  if (prompt.includes('핵심 논점을')) return 'gist';
  if (prompt.includes('구상하라')) return 'plan';
  if (/수도는\?|암호는\?/.test(prompt)) return 'check';
  return 'draft';
}
