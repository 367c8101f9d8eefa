import { useSyncExternalStore } from 'react';

function subscribe(onChange: () => void): () => void {
  window.addEventListener('online', onChange);
  window.addEventListener('offline', onChange);
  return () => {
    window.removeEventListener('online', onChange);
    window.removeEventListener('offline', onChange);
  };
}

/** Says so while the device has no network; what was asked for meanwhile is fetched once it is back. */
export function OfflineBanner() {
  const isOnline = useSyncExternalStore(subscribe, () => navigator.onLine);
  return (
    // There before it has words: what appears together with its words is not read out. Beside the menu, never over it.
    <div aria-live="polite" className="sticky top-0 z-50 lg:ml-[200px]">
      {!isOnline && (
        <p className="border-b border-danger bg-danger-soft px-4 py-2 text-center text-sm text-balance text-danger">
          인터넷 연결이 끊겼습니다. 적은 내용은 화면에 그대로 있으며, 연결되면 자동으로 다시 시도합니다.
        </p>
      )}
    </div>
  );
}
