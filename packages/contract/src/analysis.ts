/**
 * From how many students on a figure of a group is shown, on screen, paper and in files alike: below, it says more about who
 * happened to sit there than about item or class. The numbers are those at which its standard error becomes bearable.
 */
export const SHOWN_FROM = {
  /** 정답률 as "8명 중 5명", and what the scores have in common. Below, one could tell who answered what. */
  counts: 5,
  /** 정답률 in per cent with its interval; 키 의심, as a question. */
  shares: 10,
  /** 변별도 and 신뢰도 with their intervals and the word 참고; nine grades. */
  discrimination: 30,
  /** The same without 참고. */
  settled: 100,
  /** 문항 난이도 of Rasch's model. */
  rasch: 100,
} as const;

/**
 * What raises a flag about an item. Each needs so many students; shares and facilities are 0–1. Where α cannot be told from 0, none is
 * raised by discrimination: of a test that does not tell students apart it says the same of every item.
 */
export const FLAG_RULES = {
  /** More chose one wrong option than the key, as chance has it in fewer than one of fifty tests. */
  crowd: { students: SHOWN_FROM.shares, chance: 0.015 },
  /** An option leads the key in discrimination by more than z/√n, is above 0, and its choosers are ahead by so many standard errors. */
  keyDoubt: { students: SHOWN_FROM.discrimination, z: 1.5, choosers: 5, errors: 2.33 },
  tooEasy: { students: SHOWN_FROM.shares, facility: 0.95, low: 0.8 },
  guessed: { students: SHOWN_FROM.discrimination, facility: 0.25, discrimination: 0.1, chance: 0.2, most: 0.4 },
  deadOption: { students: 40, share: 0.05, ofEven: 0.25, high: 0.1, facility: 0.8 },
  notDiscriminating: { students: 50, discrimination: 0.1, high: 0.3 },
  negative: { students: SHOWN_FROM.discrimination },
  slow: { students: SHOWN_FROM.shares, times: 2.5 },
  split: { students: SHOWN_FROM.shares, share: 0.05, together: 0.6, timesThird: 2 },
} as const;

/** A lead that one may speak of, in its standard errors. */
export const CLEAR_LEAD = FLAG_RULES.keyDoubt.errors;

/** On a student's own page: part of the median time of an item below which a wrong answer was quick, above which a right one slow. */
export const PACE_RULES = { students: SHOWN_FROM.shares, fast: 0.5, slow: 2 } as const;

/** The least score of the grades A to D, in per cent of the full score; below is E. */
export const ACHIEVEMENT_CUTS = [90, 80, 70, 60] as const;
