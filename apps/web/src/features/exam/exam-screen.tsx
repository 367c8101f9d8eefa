import { useParams } from 'react-router';
import { useExamToEdit } from '../../entities/exams/exams.ts';
import { paths } from '../../entities/paths.ts';
import { isMissing, messageOf } from '../../lib/api-error.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import { Spinner } from '../../ui/spinner.tsx';
import { ExamBuilder } from './exam-builder.tsx';

/** 시험지 만들기: one exam, put in order, weighed and made 확정. */
export function ExamScreen() {
  const { exam = '' } = useParams();
  const { data, error, refetch } = useExamToEdit(exam);
  if (data) return <ExamBuilder key={data.code} loaded={data} />;
  return (
    <div className="screen screen-wide">
      <h1 className="screen-title">시험지</h1>
      {!error && <Spinner label="불러오는 중" />}
      {error && isMissing(error) && (
        <EmptyState
          title="시험지를 찾을 수 없습니다"
          body="삭제했거나 다른 계정의 시험지입니다."
          action={
            <LinkButton variant="primary" to={paths.exams}>
              시험지 목록으로
            </LinkButton>
          }
        />
      )}
      {error && !isMissing(error) && <ErrorState message={messageOf(error)} onRetry={() => void refetch()} />}
    </div>
  );
}
