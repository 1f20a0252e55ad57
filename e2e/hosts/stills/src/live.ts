import '../../../../studio/src/frame/frame';
