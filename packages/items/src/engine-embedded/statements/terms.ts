/** Words that a passage explains: nouns it takes up as its topic again and again. */

const TOPIC = /(?<=^|[\s‘“.])([가-힣]{2,8})(?:은|는|이란|란)(?=\s)/g;
/** Topics that name no concept. */
const EMPTY =
  /^(?:사람|사람들|경우|이것|그것|우리|여기|이때|결과|방법|문제|과정|연구|학자|학자들|이론|관점|입장|주장|견해|대부분|이들|그들|자신|다음|오늘날|현대|처음|전자|후자|이러한|하지만|그러나)$/;
/** A verb before 는 is no topic. */
const VERBAL = /(?:하|되|지|시키|있|없|않|받|얻|보|나|가|오|르|리|키|치|추|이|히|기|우|내|루|두|쓰|같)$/;

/** Terms by how often they are taken up as a topic, at least three times. */
export function findTerms(text: string): string[] {
  const counts = new Map<string, number>();
  for (const [, word = ''] of text.matchAll(TOPIC)) {
    if (EMPTY.test(word) || VERBAL.test(word)) continue;
    counts.set(word, (counts.get(word) ?? 0) + 1);
  }
  return [...counts]
    .filter(([, count]) => count >= 3)
    .sort(([a, first], [b, second]) => second - first || (a < b ? -1 : 1))
    .map(([word]) => word);
}
