import { isTopic, nounBeforeAlso } from './topic.ts';

/**
 * What stands in the way of turning one word of a sentence: words whose reach changes with the predicate, and clauses
 * that would be left beside it.
 */

/** How many or how often: “전부 … 않는다” is “not all” as well as “none”. */
const QUANTIFIES =
  /(?:^| )(?:전부|모두|모든|여러|온갖|각종|일부|대부분|대다수|상당수|소수|절반|어떤|어느|몇몇|때로|때때로|간혹|가끔|종종|언제든지|언제나|항상|늘|누구나|누구든지|어디서나|어디에서나|무엇이든|반드시|꼭|마땅히|당연히|응당|결코|전혀|단순히|끊임없이|본격적으로|처음으로|마침내|결국|드디어|오히려|도리어|비로소|마지막으로)(?:[의가는은이을를만에로]|에서|에는)?[ ,.]|(?:^| )또 (?:다른|한 번의?|한번) |기도 한다/;
/** Compared with something that the sentence does not name. */
const UNNAMED_STANDARD = /(?<![와과] )(?:다르게|달리),? /;
/** “…해서는”, “…만으로는” ask for a denial; “…면서도” for a contrast. */
const LEANS_ON_DENIAL = /(?<!위|대|관|의|통|인|비|거)[아어여해져라]서는$|고서는$|면서도$/;

const NOUN_IN_MAN = /^(?:불|비|교|자|기|오|낭|충|포|미|대|산|원|백|천|다|방)만[가-힣]*$|지만,?$/;
const ONLY = /[가-힣A-Za-z\d](?:에서|에게|으로|에|로)?만(?:을|이|은|의|으로(?:는|도|써)?)?[,.]?$/;
const ALSO = /(?:까지|조차|마저|뿐)(?:만|은|는|도|의|이다|이며|이고)?[,.]?$/;

/** True where 만, 도, 모두, 일부 and their like decide what a denial denies. */
export function hasFocus(sentence: string): boolean {
  return (
    QUANTIFIES.test(sentence) ||
    UNNAMED_STANDARD.test(sentence) ||
    sentence
      .split(' ')
      .some(
        (word) =>
          LEANS_ON_DENIAL.test(word) ||
          (ONLY.test(word) && !NOUN_IN_MAN.test(word)) ||
          ALSO.test(word) ||
          nounBeforeAlso(word.replace(/,$/, '')) !== undefined,
      )
  );
}

/** Verbs that are one predicate with the verb before them; 주택 and 본성 are none. */
const AUXILIARY =
  /^(?:있[가-힣]*|싶[가-힣]*|낸다|낼|낸|내고|내며|내어|냈다|내었다|내지|준다|준|줄|주고|주며|주어|주었다|주지|나?간다|나?간|온다|온|놓[가-힣]*|둔다|둔|둘|두고|두며|두어|두었다|두지|진다|본다|본|볼|보고|보며|보았다|보지)[.,]?$/;
/** “…을 통하여”, “…에 의해” govern a noun and are no clause; nor is what is quoted. */
const GOVERNS_NOUN =
  /(?:통하여|통해|의하여|의해|대하여|대해|위하여|위해|위해서|비하여|비해|관하여|관해|인하여|인해|향하여|향해|이용하여|이용해|활용하여|활용해|사용하여|사용해|거쳐|걸쳐)$|[다라자냐]고$/;
/** “손해 배상”, “흐름 제어”: nouns that end like a joined verb. */
const NOUN_LIKE_JOINT =
  /^(?:최고|광고|보고|사고|경고|창고|재고|참고|원고|피고|권고|선고|신고|예고|금고|냉장고|손해|상해|재해|공해|견해|폐해|이해|오해|침해|방해|저해|분해|용해|융해|화해|제어|단어|용어|[가-힣]*(?:국|목적|서술|언)어|주어|고려|배려|염려|격려|기여|참여|부여|수여|대여|나라|신라),?$/;
const JOINT =
  /[가-힣](?:고|며|면서|면서도|지만|[는은인던한]데|으나|므로|더니|거나|느라|자마자|라서|[아어여해져]서|하여|되어|[해져켜려워겨라어여혀쳐]|[나내려]와|다가와|[앗앉낮높많같]아),?$|^(?:[가-힣]*[받찾잡쌓모녹막닿닦꽂남담놓]아|(?:돌아|들어|올라|내려|지나|건너|나아|빠져나|다|옮겨)가|때문에|까닭에|덕분에|탓에|반면|반면에|대신|동시에|채|끝에|한편),?$/;
const CONDITION = /[가-힣](?:면|수록|려면|야),?$|^(?:때|때에|때에는|때는|경우|경우에|경우에는|경우는),?$/;

/** Endings that close a clause before the next one; not “하여” and its like, which tell how the next comes about. */
export const CLAUSE_END = `(?:(?<![가-힣](?:사|최|재|창|광|경|보|선)|(?:^|[ ,])그)[가-힣]고|[가-힣](?:며|지만|으나|므로|면서|더라도)|[은는인]데|기 때문에|(?<!화|전|표|측|장|국|가)면)`;

/** What sets one clause against another: “A와 달리”, “A지만”, “A인 데 비해”. */
export const CONTRAST =
  /[와과] (?:달리|다르게|반대로),? |반면|[가-힣]지만,? |[가-힣](?:하|되|지|키|리)나,? |[가-힣]으나,? |[은는인]데,? |데 (?:비해|비하여|반해|반하여),? |에도 불구/;

/** What gives the reason of another clause, or the respect in which it holds: “A므로”, “A 때문에”, “많아”, “없어서”, “A라는 점에서”. */
export const REASON =
  /므로,? |때문에,? |까닭에 |덕분에 |[아어]서,? |때문이다|[다라]는 점에서 |(?:높아|낮아|많아|적어|작아|좁아|넓어|깊어|얕아|얇아|같아|없어|있어|커|길어|짧아|강해|약해|멀어|가까워|부족해|달라|빨라|느려|[거벼려쉬꺼]워|좋아|나빠)서?,? /;

/**
 * What stands as another clause beside the one that is said: set against it, its reason, done along with it or instead of
 * it, or left as all there is. What is turned in one of the two would have to agree with the other.
 */
export const OTHER_CLAUSE = new RegExp(
  `${CONTRAST.source}|${REASON.source}|[가-힣]거나,? |면서(?:도)?,? |대신 |뿐|, (?:이는|이를)`,
);

/** How many clauses are joined to another, conditions not counted. */
export const countJoints = (sentence: string): number => {
  const words = sentence.split(' ');
  return words.filter(
    (word, at) =>
      JOINT.test(word) &&
      !GOVERNS_NOUN.test(word) &&
      !NOUN_LIKE_JOINT.test(word) &&
      // “온도에 따라” governs a noun as well.
      !(word === '따라' && /에$/.test(words[at - 1] ?? '')) &&
      // “나타내고 있다”, “만들어 낸다” are one predicate.
      !AUXILIARY.test(words[at + 1] ?? ''),
  ).length;
};

export const countConditions = (sentence: string): number =>
  sentence.split(' ').filter((word) => CONDITION.test(word)).length;

/** What is said under a condition: “음식물을 씹으면” cut off. */
export function afterCondition(sentence: string): string {
  const words = sentence.split(' ');
  return words.slice(words.findLastIndex((word) => CONDITION.test(word)) + 1).join(' ');
}

/** True for one clause with one topic, under one condition at most, in which one word can be turned with certainty. */
export const isSingleClause = (sentence: string): boolean => {
  const words = sentence.split(' ');
  return (
    countJoints(sentence) === 0 &&
    countConditions(sentence) <= 1 &&
    words.filter(isTopic).length <= 1 &&
    !hasFocus(sentence)
  );
};

/** Words that live beside a denial alone. */
export const NEEDS_DENIAL =
  /(?:^| )(?:좀처럼|전혀|결코|아무(?:런|리|도|것도)?|더는|더 이상|조금도|그다지|별로|도저히) |밖에 |조차 |[다라]고 (?:해서|하여) /;
