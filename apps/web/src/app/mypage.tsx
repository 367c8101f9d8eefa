import { lazy } from 'react';
import { AccountTab } from '../features/mypage/account-tab.tsx';
import { MypageScreen } from '../features/mypage/mypage-screen.tsx';

/** Tabs that are not the first are fetched when they are opened. */
const Tickets = lazy(async () => {
  const [{ TicketsTab }, { Shop }] = await Promise.all([
    import('../features/mypage/tickets-tab.tsx'),
    import('../features/payment/shop.tsx'),
  ]);
  return { default: () => <TicketsTab shop={<Shop />} /> };
});
const NoticeList = lazy(async () => ({ default: (await import('../features/notices/notice-list.tsx')).NoticeList }));
const FaqTab = lazy(async () => ({ default: (await import('../features/mypage/faq-tab.tsx')).FaqTab }));

/** 마이페이지 with the tabs of three features. */
export function Mypage() {
  return (
    <MypageScreen
      panels={{
        회원정보: <AccountTab />,
        이용권: <Tickets />,
        공지사항: <NoticeList />,
        '자주 묻는 질문': <FaqTab />,
      }}
    />
  );
}
