import { NO_SUBJECT } from '../grammar/topic.ts';
import { CONNECTIVE } from './connective.ts';
import type { ReadSentence } from './references.ts';
import { isPlain } from './reorder.ts';

/** Statements that name where they hold: “체액성 면역에서는”, “기능주의에 따르면”. Such a name is as good as a topic. */

const SCENE = /^((?:[가-힣A-Za-z\d]+ ){0,3}[가-힣A-Za-z\d]{2,})(?:에서는|에는) /;
/** Times, places and cases that are those of something else. */
const GENERAL =
  /(?:과거|오늘날|현대|당시|시대|세기|시절|자연|현실|사회|시장|경우|상황|과정|단계|관점|입장|측면|분야|지역|나라|국가|집단|환경|조건|방식|방법|쪽|곳|부분|주위|주변|사이|앞|뒤|속|안|밖|위|아래|끝|이후|이전|때|무렵|초기|후기|여기|거기|기준|점|면|처음|나중|다음|최근|도시|작품|글|연구|실험|조사|논의|내부|외부|표면|중심|가운데|세계|시기|밤|낮|여름|겨울|이유|까닭|원인|결과|목적|마음|문제|비판)$/;

/** What a doctrine says by its name; “이론에 따르면” leaves open whose. */
const DOCTRINE =
  /^(?:[가-힣]+(?<![은는한된인던의]) ){0,2}(?:[가-힣]{2,}(?:주의|론|설|론자들|주의자들|학파)|(?<= )(?:이론|원리|법칙))에 따르면,? /;
const NO_NAME = /^(?:이론|결론|여론|반론|언론|서론|가설|학설|통설|해설|전설|역설|소설)에 따르면/;

/** Whether a statement opens with the name of a scene that another sentence speaks of as well, or of a doctrine. */
export function isSetByName(statement: string, sentence: ReadSentence, sentences: readonly ReadSentence[]): boolean {
  if (DOCTRINE.test(statement) && !NO_NAME.test(statement)) return true;
  const name = SCENE.exec(statement)?.[1];
  if (name === undefined || GENERAL.test(name) || NO_SUBJECT.test(name) || !isPlain(name.split(' '))) return false;
  // A short word may be any noun: it must be what another sentence is about.
  const particle = name.length > 3 ? '은|는|이란|란|이라|라|이|가|을|를|의' : '은|는|이란|란|이라|라';
  const isNamed = new RegExp(`(?:^|[ ‘])${name}(?:${particle})(?:고)?[ ,]`);
  return sentences.some((other) => other !== sentence && isNamed.test(other.said.replace(CONNECTIVE, '')));
}
