import { endsInConsonant } from '../hangul.ts';

/** Verb and adjective stems before 은 or 는: such a word is no topic but stands before a noun. */
const ADNOMINAL =
  /(?:하|되|지|시키|키|리|이|히|기|추|우|치|보|오|가|나|내|루|두|쓰|있|없|않|같|높|낮|많|적|크|작|좋|얻|받|먹|잡|찾|남|담|막|읽|깊|얕|넓|좁|짧|굵|얇|옳|늙|젊|밝|붉|맑|묽|짙|맺|닿|앉|놓|넣|쌓|잃|옮|묻|믿|싣|벗|씻|찍|꺾|섞|묶|닦|낳|갖|굳|걷|모으|이르|따르|다르|부르|고르|흐르|바꾸|나누|갚|만드|드|무|르|싸|파|서|커|떠|뜨|끄|주|려|라|다|며|자)(?:은|는)$/;

/** True when a word carries the topic particle: 항생제는, but not 없는 or 높은. */
export function isTopic(word: string): boolean {
  const match = /^(.+)(은|는)$/.exec(word);
  if (!match?.[1] || ADNOMINAL.test(word)) return false;
  // 은 follows a consonant and 는 a vowel; anything else is an ending.
  return endsInConsonant(match[1]) === (match[2] === '은');
}

/** A sentence cut at its topic: what stands before, the topic with and without its particle, what is said of it. */
export interface TopicParts {
  before: string;
  noun: string;
  rest: string;
}

/** Undefined unless exactly one word of the sentence carries the topic particle. */
export function cutAtTopic(statement: string): TopicParts | undefined {
  const words = statement.replace(/\.$/, '').split(' ');
  const topics = words.flatMap((word, at) => (isTopic(word) ? [at] : []));
  const [at] = topics;
  if (at === undefined || topics.length > 1 || at === words.length - 1) return undefined;
  const word = words[at] ?? '';
  // “에서는”, “에는” mark a place, not what the sentence is about.
  if (/(?:에서|에게|에|로|와|과|때|만)(?:는|은)$/.test(word)) return undefined;
  return {
    before: words.slice(0, at).join(' '),
    noun: [...words.slice(0, at), word.slice(0, -1)].join(' '),
    rest: words.slice(at + 1).join(' '),
  };
}
