import { useSearchParams } from 'react-router';
import { paths } from '../../entities/paths.ts';
import { loadPassageFont } from '../../entities/text/passage-font.ts';
import { LostWork } from '../../entities/works/lost-work.tsx';
import { usePassageToEdit } from '../../entities/works/passages.ts';
import { ApiError, messageOf } from '../../lib/api-error.ts';
import { ErrorState } from '../../ui/error-state.tsx';
import { Spinner } from '../../ui/spinner.tsx';
import { PassageEditor } from './passage-editor.tsx';

loadPassageFont();

/** 지문 결과·수정: the passage named in the address. */
export function PassageScreen() {
  const [search] = useSearchParams();
  const pasCode = search.get('pasCode') ?? '';
  const { data, error, refetch } = usePassageToEdit(pasCode);
  const status = error instanceof ApiError ? error.status : undefined;
  if (status === 400) return <LostWork message="지문 데이터가 유효하지 않습니다." to={paths.passageForm} />;
  if (pasCode === '' || status === 404)
    return <LostWork message="지문 데이터를 찾을 수 없습니다. 지문 생성 페이지로 이동합니다." to={paths.passageForm} />;
  if (error)
    return (
      <ErrorState message={`지문 데이터 처리 중 오류가 발생했습니다. ${messageOf(error)}`} onRetry={() => refetch()} />
    );
  if (!data) return <Spinner label="지문을 불러오는 중" />;
  return <PassageEditor key={data.pasCode} loaded={data} />;
}
