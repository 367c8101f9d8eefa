/** Numbers of the specification (part 1 §9, part 2 §9). Characters are Unicode code points after NFC, see text.ts. */
export const LIMITS = {
  titleMax: 50,
  topicMax: 100,
  bodyMax: 5000,
  /** Below this, questions can neither be generated nor a passage exported. */
  bodyMinForItems: 500,
  /** The editor's own hint; 500 governs actions. */
  bodyMinInEditor: 300,
  optionsPerItem: 5,
  optionMax: 300,
  stemMax: 300,
  explanationMax: 4000,
  materialMax: 1500,
  gistLinesMax: 10,
  gistLineMax: 300,
  itemsPerWork: 30,
  recentWorks: 150,
  /** Works that are 보관: out of the 150, and not in the trash. */
  archivedWorks: 2000,
  /** Letters of a tag, and tags of one work or item. */
  tagMax: 20,
  tagsMax: 10,
  /** Items of one page of the bank. */
  bankPageSize: 30,
  /** The least letters to look for in the bank. */
  bankSearchMin: 2,
  homeRecentRows: 10,
  homeNotices: 4,
  noticeNewDays: 7,
  noticeTitleMax: 100,
  noticeContentMax: 5000,
  /** The newest of them; older ones are history. */
  noticesListed: 300,
  storageRecentRows: 8,
  storageFavoriteRows: 5,
  /** Rows of a history in one answer, the newest; a period shows what is older. */
  recordsListed: 2000,
  /** Devices shown, those used last. */
  sessionsListed: 100,
  libraryPageSize: 15,
  usagePageSize: 6,
  paymentPageSize: 5,
  noticePageSize: 10,
  statisticsWeeks: 12,
  nameMin: 2,
  nameMax: 8,
  passwordMin: 8,
  passwordMax: 200,
  emailMax: 254,
  emailCodeSeconds: 180,
  emailCodeAttempts: 5,
  /** Between two codes to one e-mail. */
  emailCodeResendSeconds: 60,
  /** How long sign-up or recovery may take after the code was right. */
  verificationTokenSeconds: 900,
  temporaryPasswordHours: 24,
  temporaryPasswordLength: 10,
  /** Who leaves and comes back within this gets no free tickets again (disclosed in the privacy text). */
  formerMemberDays: 365,
  /** Records of contract, payment and supply after withdrawal (Enforcement Decree of the E-Commerce Act, article 6). */
  paymentRecordYears: 5,
  /** Complaints, and therefore contact messages (same decree). */
  contactYears: 3,
  contactNameMax: 40,
  contactMessageMax: 2000,
  ticketsPerGeneration: 1,
  signupGrant: 10,
  /** How long operators see which mails did not arrive. */
  undeliveredMailDays: 30,
  /** A generation never works longer than this, queueing apart. */
  generationSeconds: 180,
  /** What the embedded material makes of a text is given up after this. */
  engineSeconds: 20,
  /** Looks at which types a text carries, of one member. */
  typeChecksPerMinute: 20,
  /** What was asked of a generation and answered is kept apart from its work no longer than this. */
  generationTextDays: 30,
  /** Generations of one member that may be queued or running at once. */
  openGenerations: 5,
  /** What would wait longer than this in the queue is not taken on. */
  queueSeconds: 1800,
  /** Items of one set request. */
  setSlotsMin: 3,
  setSlotsMax: 6,
  /** A wish for refining an item. */
  instructionMax: 200,
  columnWidthMin: 60,
  columnWidthMax: 400,
  trashDays: 30,
  /** Exams of a member that are not in the trash. */
  exams: 200,
  /** Templates of a member's own. */
  examTemplates: 20,
  examPassages: 12,
  examItems: 60,
  /** Of a logo as a data address: some 45 kB. */
  logoCharacters: 60_000,
  /** So long a class is thought to remember an item. */
  usedLatelyDays: 180,
  standardMax: 200,
  /** What was said of items that were taken out stays, should they come back. */
  goals: 300,
  /** Sittings of a member that have not ended. */
  openSittings: 50,
  sittingLabelMax: 20,
  /** Classes of a member. */
  classes: 100,
  rulingReasonMax: 200,
  /** Rulings of a sitting, taken back ones too. */
  rulingsOfSitting: 200,
  seats: 500,
  seatNumberMax: 999,
  seatClassMax: 99,
  sittingMinutes: 300,
  /** A sitting ends within this many days of its beginning. */
  sittingDays: 365,
  lateMinutes: 30,
  attemptsOfSeat: 3,
  extraMinutes: 300,
  /** How long what students answered is kept after the end. */
  keepDaysMin: 7,
  keepDays: 180,
  keepDaysMax: 365,
  /** Who is solving when a sitting is deleted may go on for this long. */
  deletedSittingHours: 24,
  joinCodeLength: 7,
  slipDigits: 6,
  /** Of one address in ten minutes; right ones are not counted. */
  wrongJoinCodes: 30,
  /** Of one seat in ten minutes. */
  wrongSlips: 10,
  /** 확인 번호: signs, and wrong ones of a seat in ten minutes. */
  receiptLength: 8,
  wrongReceipts: 10,
  solverBodyBytes: 65_536,
  eventsPerPost: 200,
  eventsPerAttempt: 5_000,
  /** Works of one bulk export. */
  exportWorks: 150,
  /** Calls of one member that may change something: five a second, all through a minute. */
  writesPerMinute: 300,
  /** Of these, turns of the trash, each for up to 150 works: there, back, and away for good. */
  trashPerMinute: 60,
  /** Objects and lists within one another in what is sent; a work with its items takes 8. */
  bodyDepthMax: 32,
  /** Letters of one file, passages, items and explanations together: fifty sets of a real paper. */
  paperCharacters: 250_000,
  /** A file is made within this time or not at all. */
  exportSeconds: 60,
  /** Files, previews among them, that one member may ask for. */
  exportsPerMinute: 60,
} as const;

export const FIELDS = ['인문', '예술', '사회', '과학', '기술'] as const;
/** 분야: the five fields of a reading passage. */
export type Field = (typeof FIELDS)[number];

/** Symbols of the editor palette, in the order shown. */
export const SYMBOL_SETS = [
  ['㉠', '㉡', '㉢', '㉣', '㉤'],
  ['㉮', '㉯', '㉰', '㉱', '㉲'],
  ['ⓐ', 'ⓑ', 'ⓒ', 'ⓓ', 'ⓔ'],
  ['①', '②', '③', '④', '⑤'],
] as const;

export const OPTION_LABELS = ['①', '②', '③', '④', '⑤'] as const;
export type OptionLabel = (typeof OPTION_LABELS)[number];
