import type { ReactNode } from 'react';
import { Button } from '../../ui/button.tsx';
import { Dialog, DialogActions } from '../../ui/dialog.tsx';
import { TicketFigures } from './ticket-panel.tsx';

export interface PaymentDialogProps {
  isOpen: boolean;
  onClose: () => void;
  title: string;
  /** Undefined until known. */
  ticket: { balance: number } | undefined;
  /** Tickets that will be used; 1 unless told. */
  count?: number;
  confirmLabel: string;
  onConfirm: () => void;
  /** Where tickets are bought, when there are too few. */
  onBuy: () => void;
  children?: ReactNode;
}

/** 이용권 사용 확인: what the member has, what it will cost and what is left, before any generation. */
export function PaymentDialog(props: PaymentDialogProps) {
  const { isOpen, onClose, title, ticket, count = 1, confirmLabel, onConfirm, onBuy, children } = props;
  const isShort = ticket !== undefined && ticket.balance < count;
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title={title} role="alertdialog">
      {children && <div className="text-sm leading-6 text-ink-soft">{children}</div>}
      <TicketFigures ticket={ticket} count={count} />
      <DialogActions>
        <Button className="flex-1 whitespace-normal" onClick={onClose}>
          취소하기
        </Button>
        {isShort ? (
          <Button className="flex-1 whitespace-normal" variant="primary" onClick={onBuy}>
            이용권 구매하기
          </Button>
        ) : (
          <Button
            className="flex-1 whitespace-normal"
            variant="primary"
            disabled={ticket === undefined}
            onClick={onConfirm}
          >
            {confirmLabel}
          </Button>
        )}
      </DialogActions>
    </Dialog>
  );
}
