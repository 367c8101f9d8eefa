import { useRouteError } from 'react-router';
import { Button } from '../ui/button.tsx';

/** The one error boundary: a screen that broke, or code that could not be fetched after a new release. */
export function RouteError() {
  const error = useRouteError();
  // Says to whoever looks at the console what happened; the user is not helped by it.
  console.error(error);
  return (
    <main role="alert" className="flex min-h-[60dvh] flex-col items-center justify-center gap-4 px-6 text-center">
      <h1 className="text-lg font-bold">화면을 불러오지 못했습니다.</h1>
      <p className="text-sm text-muted">저장하지 않은 내용은 이 브라우저에 남아 있습니다. 화면을 새로 고쳐 주세요.</p>
      <Button variant="primary" onClick={() => location.reload()}>
        새로 고침
      </Button>
    </main>
  );
}
