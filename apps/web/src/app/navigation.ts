import { BookOpen, FileText, FolderOpen, Home, ListChecks, type LucideIcon, Ticket, User } from 'lucide-react';
import { paths } from '../entities/paths.ts';

export interface NavigationEntry {
  label: string;
  path: string;
  icon: LucideIcon;
  /** Also in the bar at the bottom of phones. */
  isTab: boolean;
  /** Entries of a group that opens below this one. */
  children?: readonly { label: string; path: string }[];
}

/** Where one can go from everywhere; only screens that exist. */
export const NAVIGATION: readonly NavigationEntry[] = [
  { label: '홈', path: paths.home, icon: Home, isTab: true },
  { label: '지문 생성', path: paths.passageForm, icon: FileText, isTab: true },
  { label: '문항 생성', path: paths.questionForm, icon: ListChecks, isTab: true },
  {
    label: '보관함',
    path: paths.storage,
    icon: FolderOpen,
    isTab: true,
    children: [
      { label: '최근 작업', path: paths.recentWorks },
      { label: '시험지', path: paths.exams },
      { label: '응시', path: paths.sittings },
      { label: '문항 은행', path: paths.bank },
      { label: '즐겨찾기', path: paths.favorites },
      { label: '보관한 작업', path: paths.archive },
      { label: '휴지통', path: paths.trash },
    ],
  },
  { label: '이용 가이드', path: paths.guide, icon: BookOpen, isTab: false },
  { label: '이용권 구매', path: paths.shop, icon: Ticket, isTab: false },
  { label: '마이페이지', path: paths.mypage, icon: User, isTab: true },
];
