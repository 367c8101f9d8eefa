import { CircleX } from 'lucide-react';
import { useNavigate } from 'react-router';
import { paths } from '../../entities/paths.ts';
import { Button } from '../../ui/button.tsx';
import { OutcomeCard } from './outcome-card.tsx';

/** Nothing was bought: why, and another try. */
export function RefusedPayment({ message }: { message: string }) {
  const navigate = useNavigate();
  return (
    <OutcomeCard icon={CircleX} tone="danger" title="결제가 완료되지 않았습니다">
      <p>{message}</p>
      <Button variant="primary" size="large" onClick={() => navigate(paths.mypageTab('이용권'), { replace: true })}>
        다시 시도하기
      </Button>
      <Button variant="ghost" onClick={() => navigate(paths.home, { replace: true })}>
        홈으로 돌아가기
      </Button>
    </OutcomeCard>
  );
}
