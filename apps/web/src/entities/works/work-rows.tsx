import type { WorkRow } from '@chulje/contract';
import { useNavigate } from 'react-router';
import { messageOf } from '../../lib/api-error.ts';
import { formatDateTime } from '../../lib/format.ts';
import { useToast } from '../../ui/toast.tsx';
import { useWorkDownload } from '../exports/use-work-download.tsx';
import { useWorkActions } from './use-work-actions.ts';
import { useWorksTable, type WorksTableOptions } from './use-works-table.ts';
import { WorksTable } from './works-table.tsx';

const COLUMNS = ['title', 'keyword', 'kind', 'date', 'download', 'favorite'] as const;

export interface WorkRowsProps {
  caption: string;
  rows: readonly WorkRow[];
  /** Address that opens a work. */
  hrefOf: (row: WorkRow) => string;
  /** Absent: the rows stay in the order they have. */
  sort?: WorksTableOptions<WorkRow>['sort'];
}

/** Works on a screen that leads to them: each is opened, renamed, downloaded and made a favourite where it stands. */
export function WorkRows({ caption, rows, hrefOf, sort }: WorkRowsProps) {
  const table = useWorksTable({ rows, ...(sort && { sort }) });
  const navigate = useNavigate();
  const toast = useToast();
  const actions = useWorkActions((refused) => toast.error(messageOf(refused)));
  const download = useWorkDownload();
  return (
    <>
      <WorksTable
        table={table}
        caption={caption}
        columns={COLUMNS}
        formatDate={formatDateTime}
        hrefOf={hrefOf}
        onOpen={(row) => navigate(hrefOf(row))}
        onDownload={(row) => download.open(row)}
        onToggleFavorite={actions.toggleFavorite}
        onRename={actions.rename}
      />
      {download.dialog}
    </>
  );
}
