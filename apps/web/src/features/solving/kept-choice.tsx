/** @jsxImportSource preact */
import { seatName } from '../../entities/sittings/seat-name.ts';
import type { KeptAttempt } from '../../entities/solving/kept-attempts.ts';

/** Somebody has solved on this device before: the one who is here now says who they are. */
export function KeptChoice({
  kept,
  onChoose,
  onOther,
}: {
  kept: readonly KeptAttempt[];
  onChoose: (kept: KeptAttempt) => void;
  onOther: () => void;
}) {
  return (
    <main class="solve-card">
      <h1 class="screen-title">{kept[0]?.entry.title}</h1>
      <p>이 기기에서 풀던 답이 있습니다.</p>
      {kept.map((each) => (
        <button key={each.attempt} type="button" class="solve-button solve-primary" onClick={() => onChoose(each)}>
          {seatName(each)} {each.receipt ? '결과 보기' : '이어 풀기'}
        </button>
      ))}
      <button type="button" class="solve-button" onClick={onOther}>
        다른 번호로 시작
      </button>
    </main>
  );
}
