import { AccountTab } from '../features/mypage/account-tab.tsx';
import { FaqTab } from '../features/mypage/faq-tab.tsx';
import { MypageScreen } from '../features/mypage/mypage-screen.tsx';
import { TicketsTab } from '../features/mypage/tickets-tab.tsx';
import { NoticeList } from '../features/notices/notice-list.tsx';
import { Shop } from '../features/payment/shop.tsx';

/** 마이페이지 with the tabs of three features. */
export function Mypage() {
  return (
    <MypageScreen
      panels={{
        회원정보: <AccountTab />,
        이용권: <TicketsTab shop={<Shop />} />,
        공지사항: <NoticeList />,
        '자주 묻는 질문': <FaqTab />,
      }}
    />
  );
}
