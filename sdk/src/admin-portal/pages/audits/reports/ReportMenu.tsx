import { FileImage, FileText, Globe, MoreHorizontal, Send } from 'lucide-react';
import { useTranslate } from '../../../../app/context';
import type { Report } from '../../../../contract';
import { Menu, MenuItem } from '../../../../ui/Menu';
import { useDownload } from './use-download';

export interface ReportMenuProps {
  report: Report;
  mayChange: boolean;
  onSend: () => void;
}

/** The further actions on a report: its files, and sending it. */
export function ReportMenu({ report, mayChange, onSend }: ReportMenuProps) {
  const t = useTranslate();
  const download = useDownload(report);
  return (
    <Menu
      label={t('adminPortal.auditLogs_reports.actionsFor', { name: report.name })}
      trigger={<MoreHorizontal size={20} />}
      isDisabled={download.pending}
    >
      <MenuItem
        id="pdf"
        label={t('adminPortal.auditLogs_reports.downloadPdf')}
        icon={<FileText size={16} />}
        onAction={() => download.run('pdf')}
      />
      <MenuItem
        id="image"
        label={t('adminPortal.auditLogs_reports.downloadImage')}
        icon={<FileImage size={16} />}
        onAction={() => download.run('image')}
      />
      <MenuItem
        id="html"
        label={t('adminPortal.auditLogs_reports.downloadHtml')}
        icon={<Globe size={16} />}
        onAction={() => download.run('html')}
      />
      {mayChange && (
        <MenuItem
          id="send"
          label={t('adminPortal.auditLogs_reports.send')}
          icon={<Send size={16} />}
          onAction={onSend}
        />
      )}
    </Menu>
  );
}
