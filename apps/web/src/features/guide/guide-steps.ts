import { paths } from '../../entities/paths.ts';

export interface GuidePart {
  id: string;
  title: string;
  /** One or two sentences before the steps. */
  lead: string;
  steps: readonly string[];
  /** Good to know. */
  tips: readonly string[];
  pictures: readonly { source: string; alt: string }[];
  /** Where to try it. */
  link?: { to: string; label: string };
}

/** What the guide tells, in the order of a teacher's work. Pictures: e2e/take-guide-pictures.ts. */
export const GUIDE: readonly GuidePart[] = [
  {
    id: 'passage',
    title: '지문 만들기',
    lead: '분야와 주제만 정하면 수능 독서 영역의 글과 같은 짜임을 갖춘 지문을 만들어 드립니다.',
    steps: [
      '메뉴에서 ‘지문 생성’을 누릅니다. 메뉴는 컴퓨터에서는 왼쪽에, 휴대전화에서는 아래에 있습니다.',
      '작업명을 적고 인문, 예술, 사회, 과학, 기술 가운데 분야를 고릅니다.',
      '주제를 적거나 추천 주제에서 고른 뒤 ‘지문 생성하기’를 누릅니다. 내장 자료로 만들 때에는 적은 주제와 맞는 자료가 칸 아래에 보이고, 분야는 그 주제를 따릅니다.',
      '보유 이용권과 사용할 이용권을 확인하고 생성을 시작합니다. 최대 3분까지 걸리고, AI 모델을 연결한 곳에서는 화면이 알리는 시간까지 걸릴 수 있습니다.',
      '만들어진 지문을 읽고 고친 다음 ‘저장’을 누릅니다. 굵게, 밑줄, 취소선과 ㉠, ㉮, ⓐ, ① 기호를 넣을 수 있습니다.',
    ],
    tips: [
      '생성하는 동안 창을 닫아도 괜찮습니다. 결과는 최근 작업에 ‘임시저장’으로 남습니다.',
      '내장 자료로는 준비된 주제의 지문만 만들 수 있습니다. 맞는 자료가 없으면 이용권을 쓰기 전에 그 가운데 가까운 것부터 알려 드립니다.',
      '생성에 실패하면 이용권은 차감되지 않습니다.',
    ],
    pictures: [
      {
        source: new URL('./pictures/passage-form.webp', import.meta.url).href,
        alt: '지문 생성 화면. 작업명, 분야, 주제를 적는 칸과 이용권 안내가 있다.',
      },
      {
        source: new URL('./pictures/passage-result.webp', import.meta.url).href,
        alt: '지문 편집 화면. 지문 편집기와 분야, 제재, 핵심 논점 요약이 있다.',
      },
    ],
    link: { to: paths.passageForm, label: '지문 만들러 가기' },
  },
  {
    id: 'item',
    title: '문항 만들기',
    lead: '만든 지문이나 선생님이 직접 쓰신 글로 오지선다 문항을 만듭니다. 정답과 해설이 함께 만들어집니다.',
    steps: [
      '‘문항 생성’ 화면에 글을 직접 입력하거나 보관함에서 지문을 불러옵니다. 500자 이상 5,000자 이하여야 합니다.',
      '‘문항 유형 선택’을 누르고 범주와 형식으로 유형을 좁힙니다.',
      '예시 문항을 보고 알맞은 유형을 골라 생성합니다. 문항 하나에 이용권 1회를 씁니다.',
      '정답과 해설을 확인하고, 연필 모양 버튼을 눌러 발문과 선택지를 고칩니다.',
    ],
    tips: [
      '지문에서 바로 이어서 만들려면 지문 편집 화면에서 ‘문항 생성’을 누르세요.',
      '해설 아래 ‘지문에서 근거 보기’에서 선택지 번호를 누르면 판단의 근거가 되는 문장이 지문에 표시됩니다.',
    ],
    pictures: [
      {
        source: new URL('./pictures/question-types.webp', import.meta.url).href,
        alt: '문항 유형 선택 창. 왼쪽에 유형 목록, 오른쪽에 예시 문항이 있다.',
      },
    ],
    link: { to: paths.questionForm, label: '문항 만들러 가기' },
  },
  {
    id: 'set',
    title: '문항 세트 만들기',
    lead: '한 지문에 문항을 여럿 만들어 수능과 같은 지문 세트를 완성합니다.',
    steps: [
      '‘문항 생성’ 화면에서 ‘문항 세트 생성’을 누르면 문항 3~6개를 한 번에 만듭니다. 문항마다 유형과 난도를 고를 수 있습니다.',
      '이용권은 만들어진 문항 수만큼만 씁니다.',
      '더 필요하면 문항 편집 화면에서 저장한 뒤 ‘문항 추가’나 ‘세트 추가’를 누릅니다. 한 작업에 30문항까지 담을 수 있습니다.',
      '화살표로 문항을 넘기며 확인하고, 마음에 들지 않는 문항은 ‘다시 생성’하거나 고칩니다.',
      '‘저장’을 누르면 지문과 문항이 한 작업으로 보관됩니다.',
    ],
    tips: [
      '저장하지 않은 수정 내용은 이 브라우저에 남아, 다음에 열 때 되살릴 수 있습니다.',
      'Ctrl+K를 누르면 어느 화면에서나 작업과 화면을 찾고, ?를 누르면 단축키를 모두 볼 수 있습니다.',
      '홈이나 보관함에서 다시 연 작업에는 문항을 추가할 수 없습니다. ‘이 지문으로 새 문항 만들기’를 누르면 같은 지문으로 새 작업을 시작합니다.',
    ],
    pictures: [
      {
        source: new URL('./pictures/set-dialog.webp', import.meta.url).href,
        alt: '문항 세트 생성 창. 문항마다 유형과 난도를 고르고, 쓸 이용권을 확인한다.',
      },
      {
        source: new URL('./pictures/question-set.webp', import.meta.url).href,
        alt: '문항 편집 화면. 왼쪽에 지문, 오른쪽에 문항과 정답, 해설이 있다.',
      },
    ],
  },
  {
    id: 'paper',
    title: '시험지로 내려받기',
    lead: '완성한 작업을 학생에게 바로 나누어 줄 수 있는 시험지로 만듭니다.',
    steps: [
      '편집 화면의 ‘추출’이나 목록의 다운로드 버튼을 누릅니다.',
      'PDF, Word, 한글, 텍스트 등에서 파일 형식을 고릅니다.',
      '학생용 문제지만 담을지, 정답과 해설까지 담을지 고릅니다. 용지와 글자 크기도 고를 수 있습니다.',
      '미리 보기로 쪽마다 확인하고 ‘다운로드’를 누릅니다.',
    ],
    tips: [
      '보관함에서 여러 작업을 선택하고 ‘추출’을 누르면 시험지 하나로 묶거나 ZIP으로 한 번에 내려받을 수 있습니다.',
      '한글이나 Word 파일로 받으면 이어서 편집할 수 있습니다.',
    ],
    pictures: [
      {
        source: new URL('./pictures/export.webp', import.meta.url).href,
        alt: '파일로 추출 창. 파일 형식과 시험지에 담을 내용을 고른다.',
      },
    ],
  },
  {
    id: 'library',
    title: '보관함에서 다시 찾기',
    lead: '만든 작업은 모두 보관함에 모입니다. 최근 작업은 150개까지 보관됩니다.',
    steps: [
      '분야와 유형을 고르거나 작업명, 제재로 찾습니다.',
      '별을 눌러 자주 쓰는 작업을 즐겨찾기에 모읍니다.',
      '작업을 마우스 오른쪽 버튼으로 누르거나, 휴대전화에서 길게 누르면 이름을 바꾸거나 삭제할 수 있습니다.',
      '여러 작업을 고를 때는 첫 작업을 선택하고 Shift를 누른 채 마지막 작업을 선택합니다.',
    ],
    tips: ['삭제한 작업은 휴지통에 30일 동안 남아 있어 언제든지 복원할 수 있습니다.'],
    pictures: [
      {
        source: new URL('./pictures/library.webp', import.meta.url).href,
        alt: '최근 작업 화면. 분야와 유형, 작업명으로 작업을 찾는 목록이다.',
      },
    ],
    link: { to: paths.storage, label: '보관함 열기' },
  },
];
