import { type RouteObject, redirect } from 'react-router';
import { noticesQuery } from '../entities/notices/use-notices.ts';
import { paths } from '../entities/paths.ts';
import { meQuery } from '../entities/session/use-me.ts';
import { ticketQuery } from '../entities/tickets/use-ticket.ts';
import { favoritesQuery, worksQuery } from '../entities/works/use-works.ts';
import { Spinner } from '../ui/spinner.tsx';
import { AppLayout } from './app-layout.tsx';
import { askingAhead } from './asking-ahead.ts';
import { RouteError } from './route-error.tsx';

const Loading = () => <Spinner label="불러오는 중" />;

/** An address without a screen of its own: leads to another, and shows nothing on the way. */
const leadTo = (path: string, target: string) => ({
  path,
  loader: () => redirect(target),
  element: null,
  HydrateFallback: Loading,
});

const asksForWorks = askingAhead((client) => client.ensureQueryData(worksQuery));
const asksForFavorites = askingAhead((client) => client.ensureQueryData(favoritesQuery));

/** Every screen behind login, each loaded when it is first opened. */
export const routes: RouteObject[] = [
  {
    element: <AppLayout />,
    ...askingAhead(
      (client) => client.ensureQueryData(meQuery),
      (client) => client.ensureQueryData(ticketQuery),
      (client) => client.ensureQueryData(noticesQuery),
    ),
    errorElement: <RouteError />,
    HydrateFallback: Loading,
    children: [
      {
        errorElement: <RouteError />,
        children: [
          {
            path: paths.home,
            ...asksForWorks,
            lazy: async () => ({ Component: (await import('../features/home/home-screen.tsx')).HomeScreen }),
          },
          {
            path: paths.passageForm,
            lazy: async () => ({
              Component: (await import('../features/passage/passage-form-screen.tsx')).PassageFormScreen,
            }),
          },
          {
            path: paths.passageResultPattern,
            lazy: async () => ({ Component: (await import('../features/passage/passage-screen.tsx')).PassageScreen }),
          },
          {
            path: paths.questionForm,
            lazy: async () => ({
              Component: (await import('../features/question/question-form-screen.tsx')).QuestionFormScreen,
            }),
          },
          {
            path: paths.questionResultPattern,
            lazy: async () => ({
              Component: (await import('../features/question/question-set-screen.tsx')).QuestionSetScreen,
            }),
          },
          {
            path: paths.storage,
            ...asksForWorks,
            lazy: async () => ({
              Component: (await import('../features/storage/storage-home-screen.tsx')).StorageHomeScreen,
            }),
          },
          {
            path: paths.storageRecentCard,
            lazy: async () => ({
              Component: (await import('../features/storage/storage-home-screen.tsx')).RecentCardScreen,
            }),
          },
          {
            path: paths.recentWorks,
            ...asksForWorks,
            lazy: async () => ({
              Component: (await import('../features/storage/recent-works-screen.tsx')).RecentWorksScreen,
            }),
          },
          {
            path: paths.favorites,
            ...asksForFavorites,
            lazy: async () => ({
              Component: (await import('../features/storage/favorites-screen.tsx')).FavoritesScreen,
            }),
          },
          {
            path: paths.archive,
            lazy: async () => ({
              Component: (await import('../features/storage/archived-works-screen.tsx')).ArchivedWorksScreen,
            }),
          },
          {
            path: paths.bank,
            lazy: async () => ({ Component: (await import('../features/bank/bank-screen.tsx')).BankScreen }),
          },
          {
            path: paths.trash,
            lazy: async () => ({ Component: (await import('../features/storage/trash-screen.tsx')).TrashScreen }),
          },
          {
            path: paths.exams,
            lazy: async () => ({ Component: (await import('../features/exam/exams-screen.tsx')).ExamsScreen }),
          },
          {
            path: paths.examPattern,
            lazy: async () => ({ Component: (await import('../features/exam/exam-screen.tsx')).ExamScreen }),
          },
          {
            path: paths.sittingPattern,
            lazy: async () => ({ Component: (await import('../features/sitting/sitting-screen.tsx')).SittingScreen }),
          },
          {
            path: paths.guide,
            lazy: async () => ({ Component: (await import('../features/guide/guide-screen.tsx')).GuideScreen }),
          },
          {
            path: paths.noticePattern,
            lazy: async () => ({ Component: (await import('../features/notices/notice-screen.tsx')).NoticeScreen }),
          },
          ...[paths.immediately, paths.delay].map((path) => ({
            path,
            lazy: async () => ({
              Component: (await import('../features/home/placeholder-screen.tsx')).PlaceholderScreen,
            }),
          })),
          { path: paths.mypage, lazy: async () => ({ Component: (await import('./mypage.tsx')).Mypage }) },
          {
            path: paths.paymentSuccess,
            lazy: async () => ({
              Component: (await import('../features/payment/payment-success-screen.tsx')).PaymentSuccessScreen,
            }),
          },
          {
            path: paths.paymentFail,
            lazy: async () => ({
              Component: (await import('../features/payment/payment-fail-screen.tsx')).PaymentFailScreen,
            }),
          },
        ],
      },
    ],
  },
  // Beside the layout: what it asks for ahead would send who is not logged in away from an address that is no screen.
  leadTo(paths.notices, paths.mypageTab('공지사항')),
  leadTo(paths.shop, paths.mypageTab('이용권')),
  leadTo('*', paths.home),
];
