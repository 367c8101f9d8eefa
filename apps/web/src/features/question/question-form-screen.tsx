import { useSearchParams } from 'react-router';
import { paths } from '../../entities/paths.ts';
import { loadPassageFont } from '../../entities/text/passage-font.ts';
import { LostWork } from '../../entities/works/lost-work.tsx';
import { usePassage } from '../../entities/works/passages.ts';
import { isMissing, messageOf } from '../../lib/api-error.ts';
import { ErrorState } from '../../ui/error-state.tsx';
import { Spinner } from '../../ui/spinner.tsx';
import { QuestionForm } from './question-form.tsx';

loadPassageFont();

/** 문항 생성: own text, or the passage named in the address. */
export function QuestionFormScreen() {
  const [search] = useSearchParams();
  const source = search.get('pasCode');
  const { data, error, refetch } = usePassage(source);
  if (source === null) return <QuestionForm source={null} />;
  if (isMissing(error)) return <LostWork message="지문 데이터를 찾을 수 없습니다." to={paths.questionForm} />;
  if (error) return <ErrorState message={messageOf(error)} onRetry={() => refetch()} />;
  if (!data) return <Spinner label="지문을 불러오는 중" />;
  return <QuestionForm key={data.pasCode} source={data} />;
}
