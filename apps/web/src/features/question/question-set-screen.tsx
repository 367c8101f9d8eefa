import { useSearchParams } from 'react-router';
import { isFromList, paths } from '../../entities/paths.ts';
import { LostWork } from '../../entities/works/lost-work.tsx';
import { useSetToEdit } from '../../entities/works/question-sets.ts';
import { isMissing, messageOf } from '../../lib/api-error.ts';
import { ErrorState } from '../../ui/error-state.tsx';
import { Spinner } from '../../ui/spinner.tsx';
import { QuestionSetEditor } from './question-set-editor.tsx';

/** 문항 편집: the question set named in the address. */
export function QuestionSetScreen() {
  const [search] = useSearchParams();
  const pasCode = search.get('pasCode') ?? '';
  const { data, error, refetch } = useSetToEdit(pasCode);
  if (pasCode === '' || isMissing(error))
    return (
      <LostWork message="문항 데이터를 찾을 수 없습니다. 문항 생성 페이지로 이동합니다." to={paths.questionForm} />
    );
  if (error)
    return (
      <ErrorState message={`데이터를 가져오는 중 오류가 발생했습니다. ${messageOf(error)}`} onRetry={() => refetch()} />
    );
  if (!data) return <Spinner label="문항을 불러오는 중" />;
  return <QuestionSetEditor key={data.pasCode} loaded={data} isReopened={isFromList(search.get('from'))} />;
}
