import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { lintPack } from './lint-pack.ts';
import { type Option, type Pack, PackSchema, type Passage } from './schema.ts';
import { topicOf } from './topic-entry.ts';
import { packFile, TOPICS } from './topics.ts';

const FOLDER = fileURLToPath(new URL('../../packs/', import.meta.url));
const OFFERED = TOPICS.filter(({ passages }) => passages.length > 0);
const read = (file: string): Pack => PackSchema.parse(JSON.parse(readFileSync(join(FOLDER, file), 'utf8')));

// A pack whose topic is not offered may be half written.
it.each(OFFERED.map((topic) => [topic.topic, topic] as const))(
  '%s has nothing the linter objects to, and its own names',
  (_, topic) => {
    const pack = read(packFile(topic));
    expect(lintPack(pack)).toEqual([]);
    expect(topicOf(pack)).toEqual(topic);
  },
);

describe('the linter', () => {
  const messages = (breaks: (passage: Passage, pack: Pack) => void): string[] => {
    const pack = read('humanities/induction.json');
    breaks(first(pack.passages), pack);
    return lintPack(pack).map(({ message }) => message);
  };
  const said = (message: string) => expect.arrayContaining([expect.stringContaining(message)]);
  const option = ({ pools }: Passage): Option => first(pools.facts);

  it('names a fact that no sentence states', () => {
    expect(messages((passage) => option(passage).facts.push('never-told'))).toEqual(said('no sentence states'));
  });

  it('names a mark whose words are gone or stand twice', () => {
    const gone = messages((passage) => {
      first(passage.marks).quote = '지문에 없는 말';
    });
    const twice = messages((passage) => {
      first(passage.marks).quote = '귀납';
    });
    expect(gone).toEqual(said('stands 0 times'));
    expect(twice).toEqual(said('times in the passage: 귀납'));
  });

  it('names a word for exchange that is not in the passage', () => {
    const found = messages((passage) => {
      first(passage.pools.substitutes).quote = '지문에 없는 낱말';
    });
    expect(found).toEqual(said('stands 0 times'));
  });

  it('names a mark or a word for exchange that is cut in the middle of a word', () => {
    const found = messages((passage) => {
      first(passage.pools.substitutes).quote = '바뀐다';
    });
    expect(found).toEqual(said('is half a word: 바뀐다'));
  });

  it('names a pool whose true options are longer than its false ones', () => {
    const found = messages(({ pools }) => {
      for (const told of pools.manner.filter(({ op }) => op === 'D0')) {
        told.say = `글의 앞부분에서 밝힌 바를 근거로 삼아 ${told.say}`;
      }
    });
    expect(found).toEqual(said('times as long as false ones'));
  });

  it('names an option that stands in two pools, in other punctuation even', () => {
    const found = messages((passage) => {
      first(passage.pools.inferences).say = option(passage).say.replaceAll(' ', '  ');
    });
    expect(found).toEqual(said('an option stands twice'));
  });

  it('names a pool that is too small and a marked group that makes no item', () => {
    expect(messages(({ pools }) => pools.questions.splice(0, 1))).toEqual(said('needed'));
    expect(messages(({ pools }) => first(pools.marked).options.splice(0, 1))).toEqual(said('neither 1 true'));
  });

  it('names a passage that is too short for its items', () => {
    expect(messages((passage) => passage.paragraphs.splice(2, 2))).toEqual(said('4 items need 1200–1600'));
  });

  it('names two passages that share half of their facts', () => {
    expect(messages(({ paragraphs }, { passages }) => Object.assign(first(passages.slice(1)), { paragraphs }))).toEqual(
      said('half or more'),
    );
  });

  it('names an inference that restates one fact, and keys whose facts stand side by side', () => {
    const one = messages(({ pools }) => first(pools.inferences).facts.splice(1));
    const near = messages(({ pools }) => {
      for (const inference of pools.inferences) inference.facts = ['demonstrative', 'circular'];
    });
    expect(one).toEqual(said('rests on one fact'));
    expect(near).toEqual(said('two paragraphs apart'));
  });

  it('names a person or a quoted term that neither passage nor 〈보기〉 has', () => {
    const person = messages((passage) => {
      option(passage).say = '굿맨은 귀납의 결론이 거짓일 수 있다고 보았다.';
    });
    const term = messages((passage) => {
      option(passage).say = '귀납은 ‘가추’라고도 불리는 추론에 속한다.';
    });
    expect(person).toEqual(said('굿맨 stands neither'));
    expect(term).toEqual(said('가추 stands neither'));
  });

  it('names a view that nobody holds', () => {
    const found = messages(({ pools }) => {
      first(pools.views).say = '제일성은 확립될 수 없다고 본다.';
    });
    expect(found).toEqual(said('names no holder'));
  });

  it('names a holder of a view of whom no item may speak both truly and falsely', () => {
    const found = messages(({ pools }) => {
      pools.views = pools.views.filter(({ say, op }) => op === 'D0' || !say.includes('라이헨바흐'));
    });
    expect(found).toEqual(said('no true and false option of 라이헨바흐'));
  });

  it('names a passage that ends on what would have to be done', () => {
    const found = messages(({ paragraphs }) => {
      for (const sentence of paragraphs.at(-1)?.sentences.slice(-1) ?? [])
        sentence.say = '이 응수가 성립하려면, 그 이유를 귀납 없이 제시해야 한다.';
    });
    expect(found).toEqual(said('ends on what would have to be done'));
  });

  it('names a marked group whose phrases leave too few words to exchange', () => {
    const found = messages(({ marks, paragraphs, pools }) => {
      const group = first(pools.marked);
      const mark = marks.find(({ id }) => id === group.marks[0]);
      const inside = paragraphs
        .flatMap(({ sentences }) => sentences)
        .find(({ say }) => say.includes(first(pools.substitutes).quote));
      if (mark && inside) mark.quote = inside.say;
    });
    expect(found).toEqual(said('words outside demonstrative'));
  });

  it('names a false option without its trap, and one that copies the passage', () => {
    const bare = messages((passage) => {
      option(passage).op = 'D1';
    });
    const copied = messages((passage) => {
      option(passage).say = first(first(passage.paragraphs).sentences).say;
    });
    expect(bare).toEqual(said('has a trap'));
    expect(copied).toEqual(said('copies the passage'));
  });

  it('names a row of five marks without a true option of each and two false ones', () => {
    const found = messages(({ marks, pools }) => {
      const [group] = pools.marked;
      if (group) Object.assign(group, { ask: '이해', marks: marks.slice(0, 5).map(({ id }) => id) });
    });
    expect(found).toEqual(said('not a true option of each'));
  });

  it('names a judgement by nobody, and a view that judges where none is asked', () => {
    const nobody = messages(({ pools }) => Object.assign(first(pools.marked), { ask: '평가' }));
    const unasked = messages(({ pools, views }) => Object.assign(first(pools.marked), { by: first(views).id }));
    expect(nobody).toEqual(said('평가 needs a view'));
    expect(unasked).toEqual(said('평가 needs a view'));
  });

  it('holds the pools that only some passages have to what their types need', () => {
    const found = messages(({ pools }) => {
      pools.concepts = [{ term: '지문에 없는 말', options: pools.facts.slice(0, 2) }];
      pools.headings = pools.manner.map((one) => ({ ...one, say: one.say.replace(' – ', ' ') }));
    });
    expect(found).toEqual(said('the passage does not say 지문에 없는 말'));
    expect(found).toEqual(said('neither 1 true and 4 false nor 4 and 1'));
    expect(found).toEqual(said('between heading and what stands under it'));
  });
});

function first<Thing>([thing]: readonly Thing[]): Thing {
  if (thing === undefined) throw new Error('nothing there');
  return thing;
}
