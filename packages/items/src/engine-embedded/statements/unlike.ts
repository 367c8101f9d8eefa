import { josa, withParticle } from '../grammar/hangul.ts';
import { isTopic } from '../grammar/topic.ts';
import { areAlike, areTwoNamed, leansOn, namesItself, nounAt } from './sides.ts';

/** “A는 B와 달리 P다” and “B와 달리 A는 P다” as “B는 A와 달리 P다” and “B는 P다”: what A is unlike B in, B is not. */
export function exchangeUnlike(statement: string): string[] {
  // “조석은 이론과 다르게 나타난다”: that they differ is true of both.
  if (APPEARS_UNLIKE.test(statement)) return [];
  const words = statement.replace(/\.$/, '').split(' ');
  const at = words.findIndex((word) => /^(?:달리|다르게),?$/.test(word));
  const [, standardEnd] = /^(.+)[와과]$/.exec(words[at - 1] ?? '') ?? [];
  if (standardEnd === undefined) return [];
  const isBehind = words.slice(0, at).some((word) => isTopic(word));
  const named = nounAt(words, isBehind ? 0 : at + 1, false);
  if (!named) return [];
  const standard = [...words.slice(isBehind ? named.at + 1 : 0, at - 1), standardEnd].join(' ');
  const said = words.slice((isBehind ? at : named.at) + 1).join(' ');
  if (!areTwo(named.noun, standard, named.particle, said)) return [];
  const told = withParticle(standard, named.particle);
  const half = `${told} ${said}.`;
  // “대리암과 규암과 달리” leaves open which two are set apart.
  if (/[와과] /.test(`${named.noun} ${standard}`)) return [half];
  const unlike = josa(named.noun, '과/와');
  return [isBehind ? `${told} ${unlike} 달리 ${said}.` : `${unlike} 달리 ${told} ${said}.`, half];
}

/** Two plain nouns that can change places before what is said. */
function areTwo(noun: string, standard: string, particle: string, said: string): boolean {
  const inner = standard.split(' ');
  return (
    said.length > 4 &&
    inner.length < 4 &&
    areTwoNamed(noun, standard) &&
    // “…을 없애는 해제와 달리”: what it is told to be holds of it alone.
    !inner.slice(0, -1).some((word) => /[는은한된인던을를이가에로]$/.test(word)) &&
    !said.split(' ').some(isTopic) &&
    !leansOn(said) &&
    !/처럼 |같이 /.test(said) &&
    !namesItself(noun, standard, said) &&
    // In a place can be what is in another place, and not what is in a thing.
    (particle === '은/는' || areAlike(noun, standard))
  );
}

const APPEARS_UNLIKE =
  /(?:달리|다르게|반대로),? (?:[가-힣]+ )?(?:나타|보[이인]|생[기긴]|일어[나난]|진행|움직|행동|작용|취급|다루)[가-힣]*(?: 한다| 된다)?\.$/;
