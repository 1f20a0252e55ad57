import { type VendorPublicInfo, vendorPublicInfoSchema } from '@portico/sdk/contract';
import { route } from './route';
import { vendorOf } from './rules/call/context';
import type { HandlerContext, HandlerReply } from './rules/call/handler-context';

function getVendorPublicInfo(context: HandlerContext<never>): HandlerReply {
  const info: VendorPublicInfo = { name: vendorOf(context).name, logo: '', icon: '', whiteLabelMode: false };
  return context.reply(200, info);
}

/** What every caller may know of the vendor (portal spec §7 "Billing"). */
export const vendorRoutes = [route('GET /vendors/public', getVendorPublicInfo, { answer: vendorPublicInfoSchema })];
