import type { Operation } from '@chulje/contract';
import { affirmPredicate } from '../grammar/affirm.ts';
import { isTopic, NO_SUBJECT } from '../grammar/topic.ts';
import { isPlainDenial } from './undenials.ts';

/** “A는 B와 달리 P다”: said of both, or of neither. */

/** What is no thing of the kind of the topic: expectations, times, appearances. */
const NO_PEER =
  /(?:것|때|예상|기대|통념|생각|이름|실제|현실|겉보기|상식|주장|견해|입장|의도|과거|이전|종전|기존|예전|당시|오늘날|평소|다른|나머지|서로|처음)$/;

/** “A는 B와 달리 P다” as “A는 B와 마찬가지로 P다”; what A is denied, it is said to be. */
function likeTheOther(sentence: string): string | undefined {
  const words = sentence.split(' ');
  const places = words.flatMap((word, at) => (/^달리,?$/.test(word) ? [at] : []));
  const [at] = places;
  if (at === undefined || places.length > 1 || !/[가-힣A-Za-z\d][와과]$/.test(words[at - 1] ?? '')) return undefined;
  const topic = words.findIndex(isTopic);
  if (topic < 0 || words.filter(isTopic).length > 1 || NO_SUBJECT.test(words[topic] ?? '')) return undefined;
  const peer = (topic < at ? words.slice(topic + 1, at) : words.slice(0, at)).join(' ').slice(0, -1);
  if (peer === '' || peer.split(' ').length > 4 || NO_PEER.test(peer) || /[,]|[을를이가] /.test(`${peer} `))
    return undefined;
  const said = words.slice(Math.max(at, topic) + 1).join(' ');
  if (!isPlainDenial(said) || /(?:^| )(?:아니라|오히려|비로소|만|더|덜|보다) |다르다\.$|[가-힣]보다 /.test(said))
    return undefined;
  if (/[다라]고 [가-힣]+다\.$/.test(said)) return undefined;
  const affirmed = affirmPredicate(said.replace(/\.$/, ''));
  if (affirmed === undefined && /(?:않|없|못|아니)/.test(said.slice(-10))) return undefined;
  const like = [...words.slice(0, at), '마찬가지로', ...words.slice(at + 1, Math.max(at, topic) + 1)];
  return `${like.join(' ')} ${affirmed ?? said.replace(/\.$/, '')}.`;
}

export const LIKENESSES: readonly (readonly [turn: (statement: string) => string | undefined, operation: Operation])[] =
  [[likeTheOther, 'D7']];
